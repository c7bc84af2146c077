import type { Plugin } from 'vite';

const STYLE_SHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/** Moves the style sheets of a built page to the end of its body: content before them is painted while they load. */
export function lateStyles(): Plugin {
  return {
    name: 'mundo-manager-late-styles',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const sheets = html.match(STYLE_SHEET) ?? [];
        return html.replace(STYLE_SHEET, '').replace(/[ \t]*<\/body>/, `${sheets.join('')}  </body>`);
      },
    },
  };
}
