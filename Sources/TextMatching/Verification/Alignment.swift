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

    /// The cheapest way to a place, and its last step.
    private struct Cell {
        var cost = Int32.max / 2
        var step = Step.same
    }

    /// Steps in order, each with the places it starts at.
    let steps: [(step: Step, a: Int, b: Int)]
    let cost: Int

    /// Works on at most 40 words a side: time and memory grow with the product.
    init(_ a: ArraySlice<Term>, _ b: ArraySlice<Term>, _ compare: TermComparison) {
        let (rows, columns) = (a.count, b.count)
        let width = columns + 1
        let (a0, b0) = (a.startIndex, b.startIndex)
        if rows == 1, columns == 1, !compare.isSame(a[a0], b[b0]) {
            // The commonest pair of all: one word for another.
            if compare.areOfOneClass(a[a0], b[b0]) {
                (steps, cost) = ([(.withinClass, a0, b0)], Cost.withinClass)
            } else {
                steps = [(.insert, a0, b0), (.delete, a0, b0 + 1)]
                cost = compare.cost(of: a[a0]) + compare.cost(of: b[b0])
            }
            return
        }
        var cells = [Cell](repeating: Cell(), count: (rows + 1) * width)
        cells[0].cost = 0
        let insertion = b.map { Int32(compare.cost(of: $0)) }
        unsafe cells.withUnsafeMutableBufferPointer { cells in
            func offer(_ place: Int, _ cost: Int32, _ step: Step) {
                if unsafe cost < cells[place].cost { unsafe cells[place] = Cell(cost: cost, step: step) }
            }
            for row in 0...rows {
                let one = row < rows ? a[a0 + row] : nil
                let oneAfter = row + 1 < rows ? a[a0 + row + 1] : nil
                let deletion = one.map { Int32(compare.cost(of: $0)) }
                let mayExchange = one.map { one in oneAfter.map { compare.mayExchange(one, $0) } ?? false } ?? false
                for column in 0...columns {
                    let place = row * width + column
                    let before = unsafe cells[place].cost
                    let other = column < columns ? b[b0 + column] : nil
                    let otherAfter = column + 1 < columns ? b[b0 + column + 1] : nil
                    if let one, let other {
                        if compare.isSame(one, other) {
                            offer(place + width + 1, before, .same)
                        } else if compare.areOfOneClass(one, other) {
                            offer(place + width + 1, before + Int32(Cost.withinClass), .withinClass)
                        }
                    }
                    if mayExchange, let one, let oneAfter, let other, let otherAfter, one.id == otherAfter.id,
                        oneAfter.id == other.id
                    {
                        offer(place + 2 * width + 2, before + Int32(Cost.adjacentExchange), .exchange)
                    }
                    if let one, let oneAfter, let other, compare.isJoined(one, oneAfter, other) {
                        offer(place + 2 * width + 1, before + Int32(Cost.joined), .join)
                    }
                    if let one, let other, let otherAfter, compare.isJoined(other, otherAfter, one) {
                        offer(place + width + 2, before + Int32(Cost.joined), .split)
                    }
                    if let deletion { offer(place + width, before + deletion, .delete) }
                    if column < columns { offer(place + 1, before + insertion[column], .insert) }
                }
            }
        }
        cost = Int(cells[rows * width + columns].cost)

        var steps: [(Step, Int, Int)] = []
        var (row, column) = (rows, columns)
        while row > 0 || column > 0 {
            let step = cells[row * width + column].step
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
