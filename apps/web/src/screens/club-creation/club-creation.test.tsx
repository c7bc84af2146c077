import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import { buildClub, buildEmblem } from '@mundo-manager/rules/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import type { Handlers } from '../../testing/server/fake-handlers.ts';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { ownClubOf } from '../../testing/world.ts';

beforeEach(() => sessionStorage.clear());

const withoutClub = (handlers: Handlers = {}) => renderApp('/clubCreation', { world: { club: null }, handlers });
const next = () => screen.getByRole('button', { name: 'Prosseguir' });
const field = () => screen.getByLabelText('Nome do clube');

/** A server that founds what it is asked for. */
const founding: Handlers = {
  createClub: ({ world, body }) => {
    world.club = buildClub({ name: body.name, emblem: body.emblem });
    return { club: ownClubOf(world) };
  },
};

describe('the name (R-CRE-2 to R-CRE-9)', () => {
  test('the coach is welcomed and can’t go on without a name', async () => {
    await withoutClub();
    expect(screen.getByRole('heading', { level: 1, name: 'Bem-vindo, treinador!' })).toBeInTheDocument();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveAccessibleDescription('O nome deve ter entre 3 e 25 caracteres.');
  });

  test.each([
    ['Ab', 'O nome deve ter entre 3 e 25 caracteres.'],
    ['Várzea F.C.', 'Não use caracteres especiais.'],
    ['Fuck United', 'Contém palavras ofensivas'],
  ])('%s: %s (R-CRE-5, R-CRE-6, R-CRE-7, R-CRE-8)', async (name, message) => {
    const { user } = await withoutClub();
    await user.type(field(), name);
    expect(field()).toHaveAccessibleDescription(message);
    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });

  test('the article is that of the name until one is chosen, and a sentence shows it (R-CRE-23)', async () => {
    const { user, server } = await withoutClub(founding);
    await user.type(field(), 'Ponte Nova');
    expect(screen.getByText('“Vitória da Ponte Nova: ninguém segura a Ponte Nova!”')).toBeInTheDocument();
    await user.click(within(screen.getByRole('group', { name: 'Artigo do clube' })).getByRole('button', { name: 'o' }));
    expect(screen.getByText('“Vitória do Ponte Nova: ninguém segura o Ponte Nova!”')).toBeInTheDocument();
    await user.click(next());
    await screen.findByRole('heading', { level: 1, name: 'Criação do Escudo' });
    await user.click(next());
    await screen.findByRole('heading', { level: 1, name: 'Escolha do Uniforme' });
    await user.click(next());
    await waitFor(() => expect(server.calls.find(({ name }) => name === 'createClub')).toBeDefined());
    expect(server.calls.find(({ name }) => name === 'createClub')?.body).toMatchObject({ article: 'o' });
  });

  test('the field takes 25 characters', async () => {
    const { user } = await withoutClub();
    await user.click(field());
    await user.paste('Esporte Clube Boa Esperança do Sul');
    expect(field()).toHaveValue('Esporte Clube Boa Esperan');
  });

  test('a letter too many is refused where it is typed, and the caret stays there (R-CRE-3)', async () => {
    const { user } = await withoutClub();
    await user.type(field(), 'Esporte Clube Boa Esperan');
    await user.type(field(), 's', { initialSelectionStart: 13, initialSelectionEnd: 13 });
    expect(field()).toHaveValue('Esporte Clube Boa Esperan');
    expect(field()).toHaveProperty('selectionStart', 13);
    await user.type(field(), 'i', { initialSelectionStart: 12, initialSelectionEnd: 13 });
    expect(field()).toHaveValue('Esporte Clubi Boa Esperan');
  });

  test('the form says so while it asks the server; a free name leads on (R-CRE-4, R-CRE-5)', async () => {
    const { user, server } = await withoutClub();
    let answer = (_: { isAvailable: boolean }) => {};
    server.use({
      checkClubNameAvailability: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await user.type(field(), '  Boa   Vista ');
    await user.click(next());
    expect(await screen.findByText('Checando disponibilidade ...')).toBeInTheDocument();
    await waitFor(() => expect(server.calls.at(-1)?.params).toEqual({ name: 'Boa Vista' }));
    answer({ isAvailable: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Criação do Escudo' })).toHaveFocus();
  });

  test('a taken name opens a dialog, and stays to be changed (R-ERR-9)', async () => {
    const { user } = await withoutClub();
    await user.type(field(), 'Clube c2');
    await user.click(next());
    const dialog = await screen.findByRole('dialog', { name: 'Já existe um clube com esse nome' });
    await user.click(within(dialog).getByRole('button', { name: 'Trocar o nome' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field()).toHaveValue('Clube c2');
  });
});

async function atTheEmblem(handlers: Handlers = {}) {
  const app = await withoutClub(handlers);
  await app.user.type(field(), 'Boa Vista');
  await app.user.click(next());
  await screen.findByRole('heading', { name: 'Criação do Escudo' });
  return app;
}

describe('the emblem (R-CRE-11 to R-CRE-14)', () => {
  test.each([
    ['Formato', 'Escudo', 5, 11],
    ['Padrão', 'Faixa no alto', 2, 4],
    ['Borda', 'Ouro', 3, 5],
    ['Símbolo', 'Abelha', 40, 90],
  ])('%s wraps around at both ends (R-CRE-12)', async (label, name, index, count) => {
    const { user } = await atTheEmblem();
    const part = within(screen.getByRole('group', { name: label }));
    expect(part.getByText(name)).toBeInTheDocument();
    const back = part.getByRole('button', { name: `${label}: anterior` });
    for (let step = 0; step <= index; step += 1) await user.click(back);
    expect(part.getByText(`${count} de ${count}`)).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: `${label}: seguinte` }));
    expect(part.getByText(`1 de ${count}`)).toBeInTheDocument();
  });

  test('three colour pickers, and a word where the symbol gets lost (R-CRE-13)', async () => {
    const { user } = await atTheEmblem();
    const symbol = within(screen.getByRole('group', { name: 'Cor do Símbolo' }));
    expect(symbol.getByRole('radio', { name: 'branco' })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Cor Primária' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Cor Secundária' })).toBeInTheDocument();
    expect(screen.queryByText(/O símbolo quase some/)).not.toBeInTheDocument();
    await user.click(symbol.getByRole('radio', { name: 'azul-marinho' }));
    expect(screen.getByText(/O símbolo quase some/)).toBeInTheDocument();
  });

  test('going back and forth and a reload lose nothing', async () => {
    const { user } = await atTheEmblem();
    await user.click(screen.getByRole('button', { name: 'Formato: seguinte' }));
    await user.click(next());
    await user.click(await screen.findByRole('radio', { name: /^Uniforme 13, casa/ }));
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(screen.getByText('Pentágono')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(field()).toHaveValue('Boa Vista');
    document.body.replaceChildren();
    await withoutClub();
    expect(field()).toHaveValue('Boa Vista');
    expect(sessionStorage.getItem('mm.clubDraft')).toContain('"kitId":12');
  });

  test.each(['signOut', 'signedOutElsewhere'] as const)(
    'a %s deletes the draft, so that the next user begins anew (R-CRE-22)',
    async (type) => {
      const { session, router } = await atTheEmblem();
      expect(sessionStorage.getItem('mm.clubDraft')).toContain('Boa Vista');
      act(() => session.actor.send({ type }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      expect(sessionStorage.getItem('mm.clubDraft')).toBeNull();
    },
  );

  test('a draft left in a tab that wakes up signed out is deleted (R-CRE-22)', async () => {
    sessionStorage.setItem('mm.clubDraft', 'of somebody');
    await renderApp('/', { signedIn: false });
    expect(sessionStorage.getItem('mm.clubDraft')).toBeNull();
  });
});

async function atTheUniform(handlers: Handlers = {}) {
  const app = await atTheEmblem(handlers);
  await app.user.click(next());
  await screen.findByRole('heading', { name: 'Escolha do Uniforme' });
  return app;
}

describe('the uniform (R-CRE-15 to R-CRE-19)', () => {
  test('eighty kits, forty at home and forty away, and the chosen one in its three colours (R-CRE-16)', async () => {
    const { user } = await atTheUniform();
    expect(screen.getAllByRole('radio')).toHaveLength(80);
    await user.click(screen.getByRole('radio', { name: /^Uniforme 5, casa/ }));
    expect(await screen.findByRole('img', { name: 'Uniforme escolhido' })).toBeInTheDocument();
    const { primary, secondary, tertiary } = KIT_PRESETS[4] ?? {};
    for (const [part, colour] of Object.entries({ Primária: primary, Secundária: secondary, Terciária: tertiary })) {
      const swatch = screen.getByText(part).nextElementSibling?.firstElementChild;
      expect(swatch).toHaveStyle({ background: colour });
    }
    await user.click(screen.getByRole('button', { name: 'Casa' }));
    expect(screen.getAllByRole('radio')).toHaveLength(40);
  });

  test('‘Voltar’ leads back, ‘Prosseguir’ founds the club, which is shown and entered (R-CRE-1, R-CRE-17)', async () => {
    const { user, router, server } = await atTheUniform(founding);
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Criação do Escudo' })).toBeInTheDocument();
    await user.click(next());
    await screen.findByRole('heading', { name: 'Escolha do Uniforme' });
    expect(server.calls.map(({ name }) => name)).not.toContain('createClub');
    await user.click(screen.getByRole('radio', { name: /^Uniforme 5, casa/ }));
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 1, name: 'Boa Vista' })).toHaveFocus();
    expect(server.calls.findLast(({ name }) => name === 'createClub')?.body).toMatchObject({
      name: 'Boa Vista',
      uniform: { id: 4, imageName: 't03-casa' },
      emblem: { shape: 5, symbol: 40 },
    });
    expect(sessionStorage.getItem('mm.clubDraft')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Entrar no vestiário' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(await screen.findByRole('link', { name: /Boa Vista/ })).toBeInTheDocument();
  });

  test('the form says so while the club is founded, and can’t be changed any more', async () => {
    const { user, server } = await atTheUniform();
    const held = heldHandler(founding.createClub as NonNullable<Handlers['createClub']>);
    server.use({ createClub: held.handler });
    await user.click(next());
    expect(await screen.findByText('Fundando o clube ...')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Voltar' })).toHaveAttribute('aria-disabled', 'true');
    held.release();
    expect(await screen.findByText('Clube fundado:')).toBeInTheDocument();
  });

  test('409 is reported, clears the name and returns to the first step', async () => {
    const { user } = await atTheUniform({
      createClub: () => {
        throw new RefusedCall('club/name-taken', { name: 'Boa Vista' });
      },
    });
    await user.click(next());
    expect(await screen.findByRole('dialog', { name: 'Já existe um clube com esse nome' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
  });

  test('422 leads to /home, where the club that there was already is', async () => {
    const { user, router } = await atTheUniform({
      createClub: ({ world }) => {
        world.club = buildClub({ emblem: buildEmblem() });
        throw new RefusedCall('club/exists');
      },
    });
    await user.click(next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });

  test('a failure is reported, and the draft stays to be sent again (R-SES-10)', async () => {
    const { user } = await atTheUniform({
      createClub: () => {
        throw new RefusedCall('server/internal');
      },
    });
    await user.click(next());
    expect(await findToast('O servidor falhou. Nada foi gravado; tente de novo.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Escolha do Uniforme' })).toBeInTheDocument();
    expect(next()).not.toHaveAttribute('aria-disabled');
  });
});
