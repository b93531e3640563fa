/// The cheapest way from one run of words to another, step by step.
struct Alignment {
    enum Step: Hashable {
        case same
        /// One word of a small class for another.
        case withinClass
        case delete, insert
        /// Two neighbours change places.
        case exchange
        /// Two words of A are one of B.
        case join
        /// One word of A is two of B.
        case split
    }

    /// Steps in order, each with the places it starts at.
    let steps: [(step: Step, a: Int, b: Int)]
    let cost: Int

    /// Works on at most 40 words a side: time and memory grow with the product.
    init(_ a: ArraySlice<Term>, _ b: ArraySlice<Term>, _ compare: TermComparison) {
        let (rows, columns) = (a.count, b.count)
        let width = columns + 1
        let (a0, b0) = (a.startIndex, b.startIndex)
        var costs = [Int](repeating: Int.max / 2, count: (rows + 1) * width)
        var taken = [Step](repeating: .same, count: (rows + 1) * width)
        costs[0] = 0

        func offer(_ place: Int, _ cost: Int, _ step: Step) {
            if cost < costs[place] {
                costs[place] = cost
                taken[place] = step
            }
        }
        for row in 0...rows {
            for column in 0...columns {
                let place = row * width + column
                let before = costs[place]
                if row < rows, column < columns {
                    let (one, other) = (a[a0 + row], b[b0 + column])
                    if compare.isSame(one, other) {
                        offer(place + width + 1, before, .same)
                    } else if compare.areOfOneClass(one, other) {
                        offer(place + width + 1, before + Cost.withinClass, .withinClass)
                    }
                }
                if row + 1 < rows, column + 1 < columns, a[a0 + row].id == b[b0 + column + 1].id,
                    a[a0 + row + 1].id == b[b0 + column].id,
                    compare.flags(a[a0 + row]).contains(.function)
                        || compare.flags(a[a0 + row + 1]).contains(.function),
                    !compare.flags(a[a0 + row]).contains(.negation), !compare.flags(a[a0 + row + 1]).contains(.negation)
                {
                    offer(place + 2 * width + 2, before + Cost.adjacentExchange, .exchange)
                }
                if row + 1 < rows, column < columns, compare.isJoined(a[a0 + row], a[a0 + row + 1], b[b0 + column]) {
                    offer(place + 2 * width + 1, before + Cost.joined, .join)
                }
                if row < rows, column + 1 < columns, compare.isJoined(b[b0 + column], b[b0 + column + 1], a[a0 + row]) {
                    offer(place + width + 2, before + Cost.joined, .split)
                }
                if row < rows { offer(place + width, before + compare.cost(of: a[a0 + row]), .delete) }
                if column < columns { offer(place + 1, before + compare.cost(of: b[b0 + column]), .insert) }
            }
        }
        cost = costs[rows * width + columns]

        var steps: [(Step, Int, Int)] = []
        var (row, column) = (rows, columns)
        while row > 0 || column > 0 {
            let step = taken[row * width + column]
            switch step {
            case .same, .withinClass: (row, column) = (row - 1, column - 1)
            case .delete: row -= 1
            case .insert: column -= 1
            case .exchange: (row, column) = (row - 2, column - 2)
            case .join: (row, column) = (row - 2, column - 1)
            case .split: (row, column) = (row - 1, column - 2)
            }
            steps.append((step, a0 + row, b0 + column))
        }
        self.steps = steps.reversed()
    }
}
