/**
 * The script of the reference's try-out: an entry that is opened gets a form with its parameters, and an example as its
 * body; what is sent goes to this very server, as whoever the header on top of the page says. Nothing is kept.
 */
export const TRY_OUT = `document.addEventListener('toggle', ({ target: entry }) => {
  const { method, path, query, body } = entry.dataset;
  if (!method || !entry.open || entry.querySelector('form')) return;
  const form = document.createElement('form');
  const field = (name, kind, value) => {
    const label = document.createElement('label');
    const input = document.createElement(kind);
    Object.assign(input, { name, value: value || '' });
    label.append(name.split(':')[1], input);
    form.append(label);
  };
  for (const [, name] of path.matchAll(/{(\\w+)}/g)) field('path:' + name, 'input');
  for (const name of query ? query.split(' ') : []) field('query:' + name, 'input');
  if (body) field('body:Body', 'textarea', body);
  const send = document.createElement('button');
  const answer = document.createElement('pre');
  send.textContent = 'Send';
  answer.tabIndex = 0;
  answer.hidden = true;
  answer.setAttribute('role', 'status');
  form.append(send, answer);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const url = new URL(path.replace(/{(\\w+)}/g, (_, name) => encodeURIComponent(form.elements['path:' + name].value)), location.href);
    for (const { name, value } of form.elements) if (name.startsWith('query:') && value) url.searchParams.set(name.slice(6), value);
    const [authorization, text] = [document.querySelector('#authorization').value, body && form.elements['body:Body'].value];
    const headers = { ...(authorization && { authorization }), ...(text && { 'content-type': 'application/json' }) };
    answer.hidden = false;
    answer.textContent = '…';
    try {
      const got = await fetch(url, { method, headers, credentials: 'omit', ...(text && { body: text }) });
      const words = await got.text();
      let shown = words;
      try { shown = JSON.stringify(JSON.parse(words), null, 2); } catch {}
      answer.textContent = got.status + ' ' + got.statusText + '\\n' + shown;
    } catch (error) {
      answer.textContent = String(error);
    }
  });
  entry.append(form);
}, true);`;
