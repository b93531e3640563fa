'use strict';
// Lists the messages: search, filters, links to one of them. What comes from the data is only ever put in as text.
(() => {
  const source = document.getElementById('data');
  nameLanguages();
  if (!source) return;

  const data = JSON.parse(source.textContent);
  const messages = data.messages;
  const findings = new Map(data.findings.map(finding => [finding.finding, finding]));
  const numbers = new Map(messages.map((message, number) => [message.id, number]));
  const titles = new Map(data.titles);
  const shared = place => place === undefined ? undefined : data.shared[place];

  /** How many messages are made at a time: a page of ten thousand is slow, and nobody reads it. */
  const BATCH = 30;

  const byID = id => document.getElementById(id);
  const form = byID('filters');
  const words = byID('words');
  const list = byID('list');
  const more = byID('more');
  const count = byID('count');
  const withFindings = byID('with-findings');
  const choices = ['category', 'kind', 'age', 'mood', 'author', 'status', 'lang'];

  let found = [];
  let shown = 0;

  // Search

  /** A text without case, accents and ways of writing one letter as two. */
  function folded(text) {
    const letters = { 'æ': 'ae', 'đ': 'd', 'ð': 'd', 'ı': 'i', 'ł': 'l', 'ø': 'o', 'œ': 'oe', 'ß': 'ss', 'þ': 'th', '’': "'" };
    return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
      .replace(/[æđðıłøœßþ’]/g, letter => letters[letter]);
  }

  function searchable(message) {
    message.folded ??= folded([
      message.id, message.text, shared(message.author), shared(message.work), shared(message.character),
      ...(message.categories ?? []).map(category => titles.get(category) ?? category),
    ].filter(Boolean).join('\n'));
    return message.folded;
  }

  const tests = {
    category: (message, value) => message.categories?.includes(value),
    kind: (message, value) => message.kind === value,
    age: (message, value) => message.minAge <= Number(value) && Number(value) <= (message.maxAge ?? Infinity),
    mood: (message, value) => message.moods?.includes(value),
    author: (message, value) => shared(message.author) === value,
    status: (message, value) => message.status === value,
    lang: (message, value) => message.lang === value,
  };

  function find() {
    const wanted = folded(words.value).split(/\s+/).filter(Boolean);
    const chosen = choices.map(id => [tests[id], byID(id).value]).filter(([, value]) => value !== '');
    found = messages.filter(message =>
      (!withFindings.checked || message.findings)
      && chosen.every(([test, value]) => test(message, value))
      && wanted.every(word => searchable(message).includes(word)));
  }

  // Pieces

  function element(name, properties = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (value !== undefined) made.setAttribute(key, value);
    }
    made.append(...children.filter(child => child !== undefined && child !== null));
    return made;
  }

  const isolated = text => element('bdi', {}, text);
  const spoken = (name, message, properties, ...children) =>
    element(name, { lang: message.lang, dir: 'auto', ...properties }, ...children);

  function view(name, label, message, ...children) {
    const caption = `${message.id}-${name}`;
    return element('figure', { class: `view ${name}`, 'aria-labelledby': caption },
      element('figcaption', { id: caption }, label), ...children);
  }

  function card(message) {
    const lines = message.card.map(line => element('span', { class: 'line' }, line || '\u00a0'));
    return view('card', 'Card', message, element('div', { class: 'face' },
      spoken('blockquote', message, {}, ...lines),
      message.credit === undefined ? undefined : element('p', { class: 'credit' }, isolated(shared(message.credit)))));
  }

  function notification(message) {
    const isCut = message.length > message.limit;
    const size = `${message.length} of ${message.limit} characters${isCut ? ': cut' : ''}`;
    return view('notification', 'Notification', message,
      element('div', { class: 'face' },
        element('p', { class: 'from' }, isolated(data.house)),
        element('p', { class: 'title' }, isolated(message.title)),
        spoken('p', message, {}, message.body)),
      element('p', { class: isCut ? 'size cut' : 'size' }, size));
  }

  function quoteOfTheDay(message) {
    return view('quote', 'Quote of the day, as ZenQuotes answers', message, element('div', { class: 'face' },
      spoken('blockquote', message, {}, `“${message.quote ?? message.text}”`),
      element('p', { class: 'credit' }, isolated(shared(message.author) ?? data.house))));
  }

  function tags(message) {
    const ages = message.maxAge === undefined ? `${message.minAge}+` : `${message.minAge}–${message.maxAge}`;
    const all = [
      ...(message.categories ?? []).map(category => titles.get(category) ?? category),
      ...(message.moods ?? []), message.kind, `ages ${ages}`, message.status, message.lang,
    ];
    return element('ul', { class: 'tags', 'aria-label': 'Tags' }, ...all.map(tag => element('li', {}, isolated(tag))));
  }

  function details(message) {
    const rows = [
      ['work', shared(message.work)], ['character', shared(message.character)],
      ['translator', shared(message.translator)], ['note', message.note], ['originally', message.original],
      ...(message.sources ?? []).map(source => ['source', shared(source)]),
      ['rights', shared(message.rights)], ['licence', shared(message.licence)], ['credit', shared(message.creditLine)],
      ...(message.video ? [
        ['video', `${message.video.title} (${message.video.seconds} s)`], ['address', message.video.url],
        ['shows', message.video.alt],
      ] : []),
    ].filter(([, value]) => value !== undefined);
    if (rows.length === 0) return undefined;
    return element('details', {}, element('summary', {}, 'Sources and rights'), element('dl', {},
      ...rows.map(([name, value]) =>
        element('div', {}, element('dt', {}, name), element('dd', { dir: 'auto' }, value)))));
  }

  function remarks(message) {
    if (!message.findings) return undefined;
    return element('ul', { class: 'remarks', 'aria-label': 'Findings' }, ...message.findings.map(number => {
      const finding = findings.get(number);
      return element('li', { class: finding.severity },
        element('span', { class: 'severity' }, finding.severity), ' ',
        element('a', { href: `#finding-${number}` }, isolated(finding.summary)));
    }));
  }

  function article(message) {
    const name = `${message.id}-name`;
    return element('article', { id: message.id, 'aria-label': `Message ${message.id}`, class: 'message' },
      element('h3', { id: name, tabindex: '-1' }, element('a', { href: `#${message.id}` }, message.id)),
      tags(message), remarks(message),
      element('div', { class: 'views' }, card(message), notification(message), quoteOfTheDay(message)),
      details(message));
  }

  // List

  function extend(upTo = shown + BATCH) {
    const end = Math.min(upTo, found.length);
    list.append(...found.slice(shown, end).map(article));
    shown = end;
    more.hidden = shown >= found.length;
    more.textContent = `Show ${Math.min(BATCH, found.length - shown)} more of ${(found.length - shown).toLocaleString('en')}`;
  }

  function update() {
    find();
    list.replaceChildren();
    shown = 0;
    extend();
    const all = messages.length.toLocaleString('en');
    count.textContent = found.length === 0 ? `No message of ${all} matches`
      : found.length === messages.length ? `All ${all} messages`
      : `${found.length.toLocaleString('en')} of ${all} messages`;
  }

  /** Goes to the message that the address names, past every filter. */
  function follow() {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!numbers.has(id)) return;
    if (!found.includes(messages[numbers.get(id)])) {
      form.reset();
      update();
    }
    // All before it are made too, so that the list has no hole; beyond a few hundred it stands first instead.
    const place = found.indexOf(messages[numbers.get(id)]);
    if (place >= shown) {
      if (place < 10 * BATCH) {
        extend(place + 1);
      } else {
        list.replaceChildren();
        found = [found[place], ...found.slice(0, place), ...found.slice(place + 1)];
        shown = 0;
        extend();
      }
    }
    byID(id).scrollIntoView();
    byID(`${id}-name`).focus({ preventScroll: true });
  }

  let waiting;
  words.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(update, 120);
  });
  form.addEventListener('change', event => {
    if (event.target.id === 'view') list.dataset.view = event.target.value;
    else if (event.target !== words) update();
  });
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(() => {
    delete list.dataset.view;
    update();
    words.focus();
  }));
  more.addEventListener('click', () => {
    const first = shown;
    extend();
    list.children[first]?.querySelector('h3').focus();
  });
  addEventListener('hashchange', follow);
  // A link to the message that the address names already changes nothing there.
  document.addEventListener('click', event => {
    const link = event.target.closest('a[href^="#"]');
    if (link && link.hash === location.hash) follow();
  });

  byID('browser').hidden = false;
  update();
  follow();
  // Once loaded, the browser looks for the address itself and takes the focus away.
  addEventListener('load', () => setTimeout(follow));

  /** Languages by their names, where the browser knows them. */
  function nameLanguages() {
    const names = new Intl.DisplayNames(['en'], { type: 'language' });
    for (const place of document.querySelectorAll('[data-language]')) {
      try {
        place.textContent = `${names.of(place.dataset.language)}\u00a0(${place.dataset.language})`;
      } catch { /* It is no language tag, and stays as it is. */ }
    }
  }
})();
