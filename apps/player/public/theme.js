// Runs before the first paint. Embedded in the game, the player follows its theme and its language (the keys are the
// game's); elsewhere, the system's.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement;
  const address = new URLSearchParams(location.search);
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // A browser that forbids storage decides both.
      return null;
    }
  };
  const show = () => {
    const choice = address.get('theme') ?? read('mm.theme');
    const dark = choice === 'dark' || (choice !== 'light' && system.matches);
    root.dataset.theme = dark ? 'dark' : 'light';
  };
  show();
  system.addEventListener('change', show);
  addEventListener('storage', show);
  const languages = { pt: 'pt-BR', en: 'en-GB', es: 'es' };
  for (const tag of [address.get('language'), read('mm.language'), ...navigator.languages]) {
    const language = languages[String(tag).split('-')[0]];
    if (language === undefined) continue;
    root.lang = language;
    break;
  }
})();
