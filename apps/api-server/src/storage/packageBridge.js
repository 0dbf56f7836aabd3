/* The bridge of a package: gives it the API of its version with what was saved, and tells the lesson what it keeps. */
(() => {
  const { version, entry } = window.PAKET;
  const SAVE_AFTER_MS = 500;
  let lesson = null;
  let api = null;
  let timer = null;
  let savedAtMs = Date.now();

  function save(isLast) {
    clearTimeout(timer);
    timer = null;
    if (!lesson || !api) return;
    const seconds = Math.round((Date.now() - savedAtMs) / 1000);
    savedAtMs = Date.now();
    const { cmi } = api.renderCMIToJSONObject();
    lesson.window.postMessage({ kind: 'paket', cmi: JSON.parse(JSON.stringify(cmi)), seconds, isLast }, lesson.origin);
  }
  const later = () => {
    timer ??= setTimeout(() => save(false), SAVE_AFTER_MS);
  };
  function begin(saved) {
    const Api = version === '2004' ? window.Scorm2004API : window.Scorm12API;
    api = new Api({ autocommit: false, logLevel: 5 });
    if (saved) {
      if (version === '2004') saved.entry = 'resume';
      else if (saved.core) saved.core.entry = 'resume';
      api.loadFromJSON(saved, 'cmi');
    }
    for (const event of ['LMSSetValue', 'LMSSetValue.cmi.*', 'SetValue', 'SetValue.cmi.*']) api.on(event, later);
    for (const event of ['LMSCommit', 'Commit']) api.on(event, () => save(false));
    for (const event of ['LMSFinish', 'Terminate']) api.on(event, () => save(true));
    if (version === '2004') window.API_1484_11 = api;
    else window.API = api;
    document.getElementById('paket').src = entry;
  }
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.data?.kind !== 'mulai' || lesson) return;
    lesson = { window: event.source, origin: event.origin };
    begin(event.data.cmi);
  });
  window.addEventListener('pagehide', () => save(true));
})();
