import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import indexHtml from '../../../index.html?raw';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';

const visit = (handlers: Handlers = {}) => renderApp('/', { signedIn: false, handlers });
const name = () => screen.getByLabelText('Nome');
const email = () => screen.getByLabelText('E-mail');
const submit = (label = 'Quero jogar') => screen.getAllByRole('button', { name: label })[0] as HTMLElement;

describe('the landing page (R-LAN)', () => {
  test.each(['/', '/landing'])(
    '%s is public, shows the game and leads to login and demonstration (R-NAV-1, R-PRD-5, R-LAN-1, R-LAN-8, R-LAN-9)',
    { timeout: 20_000 },
    async (address) => {
      const { server } = await renderApp(address, { signedIn: false });
      expect(server.calls.filter(({ headers }) => headers.has('authorization'))).toEqual([]);
      expect(screen.getByRole('heading', { level: 1, name: 'Mundo Manager' })).toBeInTheDocument();
      for (const title of ['Mais de 30 formações', 'Treinamento', 'Infraestrutura', 'Patrocínio', 'Mercado']) {
        expect(await screen.findByRole('heading', { name: title }, { timeout: 10_000 })).toBeInTheDocument();
      }
      expect((await screen.findAllByRole('link', { name: 'Ver a demonstração' }))[0]).toHaveAttribute(
        'href',
        '/enginedemo',
      );
      const showcase = within(screen.getByRole('region', { name: 'O que está pintado no muro' }));
      expect(showcase.getByRole('link')).toHaveAttribute('href', '/enginedemo');
      expect(screen.getAllByRole('link', { name: 'Entrar' })[0]).toHaveAttribute('href', '/login');
      expect(screen.getByRole('contentinfo')).toHaveTextContent('Mundo Manager · Versão Alpha 0.1');
      expect(screen.getByRole('heading', { name: 'Inscreva-se no beta' })).toBeInTheDocument();
    },
  );

  test('the numbers are those of the rules', async () => {
    await visit();
    expect(screen.getByText('clubes por liga').parentElement).toHaveTextContent('10');
    expect(await screen.findByText(/90 símbolos e 80 uniformes/)).toBeInTheDocument();
    expect(await screen.findByText(/33 desenhos/)).toBeInTheDocument();
    expect(screen.getByText('relacionados por jogo').parentElement).toHaveTextContent('18');
    expect(await screen.findByText('$ 420.000')).toBeInTheDocument();
  });

  test('promises what the game has: categories, leagues, cups and tournaments, as its description does (R-LAN-15)', async () => {
    await visit();
    await screen.findByText(/33 desenhos/);
    await screen.findByText(/90 símbolos e 80 uniformes/);
    const page = new DOMParser().parseFromString(indexHtml, 'text/html');
    const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(document.body).toHaveTextContent('suba da Várzea ao Pro');
    expect(document.body).toHaveTextContent(/liga/);
    expect(description).toMatch(/ligas, copas e torneios/);
  });

  test('a signed-in manager is led to his club', async () => {
    await renderApp('/');
    expect(screen.getByRole('link', { name: 'Ir para o clube' })).toHaveAttribute('href', '/home');
  });

  test('the formations can be leafed through, around both ends', async () => {
    const { user } = await visit();
    expect(await screen.findByRole('img', { name: 'Formação 4-4-2' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Formação: anterior' }));
    expect(screen.getByText('33 de 33')).toBeInTheDocument();
  });

  test('the call to action leads to the form, and the page ends with a footer (R-LAN-10)', async () => {
    const { user } = await visit();
    await user.click(screen.getAllByRole('button', { name: 'Quero jogar' }).at(-1) as HTMLElement);
    expect(name()).toHaveFocus();
    const end = screen.getByRole('contentinfo').compareDocumentPosition(screen.getByRole('main'));
    expect(end & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });
});

describe('the sign-up for the beta (R-LAN-2 to R-LAN-7)', () => {
  test('both fields say what is wrong with them, and nothing is sent', async () => {
    const { user, server } = await visit();
    await user.type(name(), 'Z3ca');
    await user.type(email(), 'zeca@campo');
    await user.click(submit());
    expect(name()).toHaveAccessibleDescription('Nome inválido!');
    expect(email()).toHaveAccessibleDescription('Email inválido!');
    expect(name()).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  test.each(['', 'zeca', 'zeca@campo', 'zeca da@campo.com', 'zeca@@campo.com'])(
    'the e-mail %j is refused (R-LAN-3)',
    async (address) => {
      const { user, server } = await visit();
      await user.type(name(), 'Zeca');
      if (address) await user.type(email(), address);
      await user.click(submit());
      expect(email()).toHaveAccessibleDescription('Email inválido!');
      expect(server.calls).toEqual([]);
    },
  );

  test.each(['', 'Z', 'Z3ca', 'Zeca-Prado', 'Zeca.'])('the name %j is refused (R-LAN-4)', async (typed) => {
    const { user, server } = await visit();
    if (typed) await user.type(name(), typed);
    await user.type(email(), 'zeca@campo.com.br');
    await user.click(submit());
    expect(name()).toHaveAccessibleDescription('Nome inválido!');
    expect(server.calls).toEqual([]);
  });

  test('an empty form is refused as well, and one that is left untouched says nothing', async () => {
    const { user } = await visit();
    await user.click(name());
    await user.tab();
    expect(screen.queryByText('Nome inválido!')).not.toBeInTheDocument();
    await user.click(submit());
    expect(screen.getByText('Nome inválido!')).toBeInTheDocument();
    expect(screen.getByText('Email inválido!')).toBeInTheDocument();
  });

  test('goes from not submitted through submitting to submitted (R-LAN-5, R-LAN-6)', async () => {
    let answer = () => {};
    const { user, server } = await visit({
      addLead: () =>
        new Promise((resolve) => {
          answer = () => resolve({ registered: true });
        }),
    });
    await user.type(name(), '  Dona   Célia ');
    await user.type(email(), 'celia@campo.com.br');
    expect(submit()).not.toHaveAttribute('aria-busy');
    await user.click(submit());
    expect(submit('Enviando ...')).toHaveAttribute('aria-busy', 'true');
    await user.click(submit('Enviando ...'));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls[0]).toMatchObject({
      name: 'addLead',
      body: { name: 'Dona Célia', email: 'celia@campo.com.br' },
    });
    answer();
    expect(await screen.findByRole('button', { name: 'Inscrito!' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/celia@campo.com.br/)).toBeInTheDocument();
  });

  test('a failure returns the form with what was typed, and says so (R-SES-10)', async () => {
    const { user } = await visit({
      addLead: () => {
        throw new RefusedCall('server/internal');
      },
    });
    await user.type(name(), 'Dona Célia');
    await user.type(email(), 'celia@campo.com.br');
    await user.click(submit());
    expect(await findToast('O servidor falhou. Nada foi gravado; tente de novo.')).toBeInTheDocument();
    expect(submit()).not.toHaveAttribute('aria-disabled');
    expect(name()).toHaveValue('Dona Célia');
    expect(email()).toHaveValue('celia@campo.com.br');
  });

  test('a lost connection is reported, and the fields stay (R-ERR-10)', async () => {
    const { user, server } = await visit();
    server.setOffline(true);
    await user.type(name(), 'Dona Célia');
    await user.type(email(), 'celia@campo.com.br');
    await user.click(submit());
    expect(await findToast('Sem conexão. Suas mudanças continuam aqui.')).toBeInTheDocument();
    expect(name()).toHaveValue('Dona Célia');
    expect(email()).toHaveValue('celia@campo.com.br');
  });
});
