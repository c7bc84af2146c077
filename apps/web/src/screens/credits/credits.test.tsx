import libraries from 'virtual:libraries';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { renderApp } from '../../testing/render-app.tsx';

test.each([true, false])(
  'the authors of everything that the game uses are named, signed in or not: %s (R-PRD-19)',
  async (signedIn) => {
    await renderApp('/creditos', { signedIn });
    const panel = (name: string) => within(screen.getByRole('region', { name }));
    expect(panel('Símbolos dos escudos').getByRole('link', { name: 'CC BY 3.0' })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by/3.0/',
    );
    expect(screen.getByText(/^Sem fundo, nas cores de cada clube/)).toBeInTheDocument();
    expect(screen.getByText(/SIL Open Font License 1\.1/)).toBeInTheDocument();
    const rows = panel('Bibliotecas').getAllByRole('listitem');
    expect(rows).toHaveLength(libraries.length);
    const foreign = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@mundo-manager/'));
    for (const name of foreign) {
      const row = rows.find(({ textContent }) => textContent?.startsWith(`${name} `));
      expect(row, name).toHaveTextContent(/\d+\.\d+\.\d+ ?(?:MIT|ISC|Apache-2\.0|BSD)/);
    }
  },
);
