// What the checks measure in a page. Evaluated there, it makes an object of functions.
(() => {
  const visible = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && element.getClientRects().length > 0;
  const isUnseen = element => element.closest('.unseen, .skip:not(:focus)') !== null;

  const channels = color => {
    const parts = color.match(/[\d.]+/g).map(Number);
    return { red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3] ?? 1 };
  };
  const over = (top, ground) => ({
    red: top.red * top.alpha + ground.red * (1 - top.alpha), green: top.green * top.alpha + ground.green * (1 - top.alpha),
    blue: top.blue * top.alpha + ground.blue * (1 - top.alpha), alpha: 1,
  });
  const luminance = color => {
    const linear = value => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
  };
  const contrast = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const ground = element => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const color = channels(getComputedStyle(at).backgroundColor);
      if (color.alpha > 0) layers.push(color);
      if (color.alpha === 1) break;
    }
    return layers.reverse().reduce((below, above) => over(above, below), { red: 255, green: 255, blue: 255, alpha: 1 });
  };
  const name = element => `${element.tagName.toLowerCase()}${element.id ? '#' + element.id : ''}.${element.className?.baseVal ?? element.className}`;

  return {
    /** Texts whose contrast is less than 4.5, or 3 for large ones (WCAG 2.2, 1.4.3). */
    faint() {
      const found = new Set();
      let looked = 0;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName)) continue;
        if (!visible(element) || isUnseen(element)) continue;
        const style = getComputedStyle(element);
        const isDrawn = element.closest('svg') !== null;
        const size = parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const below = ground(element);
        const value = contrast(over(channels(isDrawn ? style.fill : style.color), below), below);
        looked += 1;
        if (value < (isLarge ? 3 : 4.5)) found.add(`${name(element)}: ${value.toFixed(2)}`);
      }
      return { looked, found: [...found] };
    },

    /** Bars, borders of controls and marks of focus need 3 against what they stand on (WCAG 2.2, 1.4.11). */
    faintShapes() {
      const found = new Set();
      for (const element of document.querySelectorAll('input, select, button')) {
        const value = contrast(channels(getComputedStyle(element).borderTopColor), ground(element.parentElement));
        if (visible(element) && element.type !== 'checkbox' && value < 3) found.add(`${name(element)}: ${value.toFixed(2)}`);
      }
      return [...found];
    },

    /** How far the page can be scrolled sideways, and which elements stick out of it. */
    overflow() {
      const width = document.documentElement.clientWidth;
      const out = [...document.querySelectorAll('body *')].filter(element =>
        visible(element) && !isUnseen(element) && !element.closest('.scroller') && !element.closest('svg')
        && element.getBoundingClientRect().right > width + 1);
      const inside = [...document.querySelectorAll('.scroller')].filter(box => box.scrollWidth > box.clientWidth + 1);
      return {
        page: document.documentElement.scrollWidth - width, out: out.map(name), inside: inside.map(box => box.ariaLabel),
      };
    },

    /** Heading levels in the order of the page. */
    headings: () => [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(visible).map(heading => Number(heading.tagName[1])),

    /** Cells that head others and do not say which, and tables without a caption. */
    tables: () => [
      ...[...document.querySelectorAll('th:not([scope])')].map(name),
      ...[...document.querySelectorAll('table')].filter(table => !table.caption?.textContent.trim()).map(name),
    ],

    repeatedIDs() {
      const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
      return ids.filter((id, place) => ids.indexOf(id) !== place);
    },

    deadLinks: () => [...document.querySelectorAll('a[href^="#"]')].map(link => link.hash.slice(1))
      .filter(id => !document.getElementById(id) && !/^q[0-9a-z]{12}$/.test(id)),

    /** What the keyboard should reach, in order. */
    reachable: () => [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]')]
      .filter(element => visible(element) && !element.disabled).map(name),

    /** What has the focus, and whether that can be seen. */
    focus() {
      const element = document.activeElement;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        name: name(element), marked: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
        contrast: contrast(channels(style.outlineColor), ground(element.parentElement ?? element)),
        seen: box.bottom > 0 && box.top < innerHeight,
        covered: !element.contains(document.elementFromPoint(box.x + Math.min(8, box.width / 2), box.y + Math.min(8, box.height / 2))),
      };
    },

    /** Controls smaller than 24 pixels either way (WCAG 2.2, 2.5.8). */
    small: () => [...document.querySelectorAll('button, input, select, summary')].filter(visible).filter(element => {
      const label = element.type === 'checkbox' ? element.closest('.field') : element;
      const box = label.getBoundingClientRect();
      return box.width < 24 || box.height < 24;
    }).map(name),

    /** Also what is out of sight, which a browser may leave undone. */
    drawAll: () => document.querySelectorAll('.message, .finding').forEach(part => { part.style.contentVisibility = 'visible'; }),

    openAll: () => document.querySelectorAll('details').forEach(details => { details.open = true; }),

    shown: () => [...document.querySelectorAll('.message')].map(message => message.id),
    count: () => document.getElementById('count').textContent,
    data: () => JSON.parse(document.getElementById('data').textContent),

    /** Chooses as a person does. */
    choose(id, value) {
      const control = document.getElementById(id);
      if (control.type === 'checkbox') control.checked = value; else control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    },

    /** Writes into the search and waits for the answer; how long that took in milliseconds. */
    async search(text) {
      const words = document.getElementById('words');
      words.value = text;
      const list = document.getElementById('list');
      const before = performance.now();
      const done = new Promise(answer => new MutationObserver((_, observer) => {
        observer.disconnect();
        answer();
      }).observe(list, { childList: true }));
      words.dispatchEvent(new Event('input', { bubbles: true }));
      await done;
      return performance.now() - before;
    },
  };
})()
