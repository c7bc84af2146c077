// Runs before the first paint. Embedded in the game, the player follows its theme (the key is the game's); elsewhere, the system's.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let choice = new URLSearchParams(location.search).get('theme');
    try {
      choice ??= localStorage.getItem('mm.theme');
    } catch {
      // A browser that forbids storage follows the system.
    }
    const dark = choice === 'dark' || (choice !== 'light' && system.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  };
  show();
  system.addEventListener('change', show);
  addEventListener('storage', show);
})();
