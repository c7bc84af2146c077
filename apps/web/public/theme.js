// Runs before the first paint, so that a dark page never flashes light, and before any module, which all read the language from the page.
// The keys are those of src/ui/browser: theme.ts and language.ts.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // A browser that forbids storage decides both.
      return null;
    }
  };
  const choice = read('mm.theme');
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  const languages = { pt: 'pt-BR', en: 'en-GB', es: 'es' };
  for (const tag of [read('mm.language'), ...navigator.languages]) {
    const language = languages[String(tag).split('-')[0]];
    if (language === undefined) continue;
    root.lang = language;
    break;
  }
  // Which first view index.html shows until the script has come.
  root.dataset.firstView = /^\/(?:landing\/?)?$/.test(location.pathname) ? 'landing' : 'load';
})();
