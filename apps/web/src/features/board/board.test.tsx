import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';
import type { FakePost } from '../../testing/server/fake-post.ts';
import type { FakeWorld } from '../../testing/world.ts';

const HOUR = 3_600_000;
const row = (clubId: string) => ({
  ...{ clubId, clubName: `Clube ${clubId}`, clubEmblem: buildEntrant(clubId).clubEmblem },
  ...{ plays: 0, wins: 0, losses: 0, draws: 0, goals: 0, goalsTaken: 0, points: 0 },
});
const match = buildMatch({
  date: BUILT_AT - 20 * HOUR,
  status: 'finished',
  home: { id: 'c1', score: 5 },
  away: { id: 'c2', score: 0 },
});
const league = buildCompetition({
  status: 'running',
  entrants: ['c1', 'c2', 'c3', 'c4'].map((id) => buildEntrant(id)),
  table: ['c1', 'c2', 'c3', 'c4'].map(row),
  matches: { [match.id]: match },
});
const post = (id: number, changes: Partial<FakePost> = {}): FakePost => ({
  id,
  competitionId: league.id,
  clubId: 'c2',
  date: BUILT_AT - (20 - id) * HOUR,
  text: `Recado ${id}`,
  reporters: [],
  decision: null,
  ...changes,
});

async function board(world: Partial<FakeWorld> = {}, handlers = {}) {
  const others = ['c2', 'c3', 'c4'].map((id) => buildClub({ id }));
  const rendered = await renderApp('/competitions/mmleague?id=l1', {
    world: { others, competitions: [league], ...world },
    handlers,
  });
  const panel = within(await screen.findByRole('region', { name: 'Mural' }));
  return { ...rendered, panel };
}
const textsOf = async ({ panel }: Awaited<ReturnType<typeof board>>) =>
  (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');

describe('the board of a competition (R-BRD-14)', () => {
  test('lists posts and notes of the press, newest first, as plain text', async () => {
    const posts = [post(1, { text: 'Linha 1\n<b>https://mm.example</b>' }), post(2)];
    const opened = await board({ posts });
    const texts = await textsOf(opened);
    expect(texts[0]).toContain('Recado 2');
    expect(texts[1]).toContain('Linha 1\n<b>https://mm.example</b>');
    expect(texts.slice(2).join()).toContain('Goleada: Clube c1 5 x 0 Clube c2.');
    expect(texts.slice(2).join()).toContain('O Clube c1 larga na liderança.');
    expect(opened.panel.queryByRole('link', { name: /https/ })).toBeNull();
  });

  test('marks new posts, and reports to the server which were seen', async () => {
    const { panel, server } = await board({ posts: [post(1), post(2), post(3, { clubId: 'c1' })], boardSeen: 1 });
    expect(await panel.findByText('1 recado novo')).toBeInTheDocument();
    expect(panel.getAllByText('Novo')).toHaveLength(1);
    expect(server.calls.find(({ name }) => name === 'markBoardSeen')?.body).toEqual({ upTo: 3 });
  });

  test('is marked at the way to the competitions until it was seen (R-BRD-15)', async () => {
    await board({ posts: [post(1), post(2)], boardSeen: 1 });
    const way = () =>
      within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: /^Compet/ });
    await waitFor(() => expect(way()).toHaveAccessibleName('Competições'));
  });

  test('publishes a post with a counter, and deletes it', async () => {
    const opened = await board();
    const { panel, user } = opened;
    await user.type(await panel.findByLabelText('Seu recado'), 'Boa sorte!');
    expect(panel.getByText('Restam 490 caracteres')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Publicar' }));
    expect(await panel.findByText('Boa sorte!')).toBeInTheDocument();
    expect(panel.getByLabelText('Seu recado')).toHaveValue('');
    await user.click(panel.getByRole('button', { name: 'Apagar recado' }));
    await user.click(await screen.findByRole('button', { name: 'Apagar' }));
    expect(await panel.findAllByRole('listitem')).toBeTruthy();
    await expect.poll(() => panel.queryByText('Boa sorte!')).toBeNull();
  });

  test('keeps what was written when it is refused, and says why beside it', async () => {
    const writePost = () => {
      throw new RefusedCall('board/offensive');
    };
    const { panel, user } = await board({}, { writePost });
    await user.type(await panel.findByLabelText('Seu recado'), 'xingo');
    await user.click(panel.getByRole('button', { name: 'Publicar' }));
    expect(await panel.findByRole('alert')).toHaveTextContent('O recado contém palavras ofensivas.');
    expect(panel.getByLabelText('Seu recado')).toHaveValue('xingo');
  });

  test('counts what is too much, and does not send it', async () => {
    const { panel, user, server } = await board();
    await user.click(await panel.findByLabelText('Seu recado'));
    await user.paste('a'.repeat(502));
    expect(panel.getByText('2 caracteres a mais')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Publicar' }));
    expect(server.calls.map(({ name }) => name)).not.toContain('writePost');
  });

  test('reports a post with a reason', async () => {
    const { panel, user, server } = await board({ posts: [post(1)] });
    await user.click(await panel.findByRole('button', { name: 'Denunciar recado' }));
    await user.selectOptions(await screen.findByLabelText('Motivo'), 'Propaganda');
    await user.click(screen.getByRole('button', { name: 'Denunciar' }));
    expect(await panel.findByText('Denunciado')).toBeInTheDocument();
    expect(server.calls.find(({ name }) => name === 'reportPost')?.body).toEqual({ reason: 'advertising' });
  });

  test('folds the posts of a muted manager, and unfolds one on demand (R-BRD-8)', async () => {
    const { panel, user } = await board({ posts: [post(1)] });
    await user.click(await panel.findByRole('button', { name: /^Silenciar/ }));
    expect(await panel.findByText(/que você silenciou/)).toBeInTheDocument();
    expect(panel.queryByText('Recado 1')).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Mostrar' }));
    expect(panel.getByText('Recado 1')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: /^Voltar a ouvir/ }));
    expect(await panel.findByRole('button', { name: /^Silenciar/ })).toBeInTheDocument();
  });

  test('hides a reported text from others, and says so (R-BRD-6)', async () => {
    const reported = post(1, { reporters: ['c1', 'c3', 'c4'] });
    const { panel } = await board({ posts: [reported, post(2, { clubId: 'c1', decision: 'hide' })] });
    expect(await panel.findByText(/Escondido por denúncias/)).toBeInTheDocument();
    expect(panel.queryByText('Recado 1')).toBeNull();
    expect(panel.getByText('Recado 2')).toBeInTheDocument();
    expect(panel.getByText(/Só você ainda lê o texto/)).toBeInTheDocument();
  });

  test('says to a silenced manager until when and why (R-BRD-9)', async () => {
    const { panel } = await board({ silence: { until: BUILT_AT + HOUR, reason: 'Ofensas' } });
    expect(await panel.findByText(/suspendeu os seus recados até .*Motivo: Ofensas/)).toBeInTheDocument();
    expect(panel.queryByLabelText('Seu recado')).toBeNull();
  });

  test('is there to be read by others, and after the end', async () => {
    const { panel } = await board({ competitions: [{ ...league, entrants: league.entrants.slice(1) }] });
    expect(await panel.findByText('Só os treinadores desta competição escrevem aqui.')).toBeInTheDocument();
  });
});

test('the account lists muted managers, who can be heard again (R-BRD-8)', async () => {
  const { user } = await renderApp('/account', { world: { others: [buildClub({ id: 'c2' })], muted: ['c2'] } });
  await user.click(await screen.findByRole('button', { name: /^Voltar a ouvir/ }));
  await expect.poll(() => screen.queryByText('Treinadores silenciados')).toBeNull();
});
