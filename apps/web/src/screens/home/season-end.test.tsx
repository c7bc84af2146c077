import { prizeFor } from '@mundo-manager/rules/competitions';
import { formatMoney } from '@mundo-manager/rules/format';
import { ALPHA, rulesetVariant } from '@mundo-manager/rules/ruleset';
import { positionOf } from '@mundo-manager/rules/standings';
import { buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCENES } from '../../testing/demo/demo-scenes.ts';
import { demoWorld } from '../../testing/demo/demo-world.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';
import type { FakeWorld } from '../../testing/world.ts';

/** After the last of eighteen rounds, as the rules end a league, and what the club has won. */
function ended() {
  const world = SCENES.ended?.().world;
  const [league] = world?.competitions ?? [];
  if (!world || !league) throw new Error('no league');
  const place = positionOf(league.table, 'c1') ?? 0;
  const { money, credits } = prizeFor({ competition: 'MM League', category: league.category, place }, ALPHA);
  return { world, league, place, prize: `${formatMoney(money).replaceAll('\u00A0', ' ')} · ${credits} créditos` };
}

/** The same with the club in that row of the table. */
function endedAt(index: number): FakeWorld {
  const { world, league } = ended();
  const others = league.table.filter(({ clubId }) => clubId !== 'c1');
  const own = league.table.find(({ clubId }) => clubId === 'c1');
  const table = [...others.slice(0, index), ...(own ? [own] : []), ...others.slice(index)].map((row, at) => ({
    ...row,
    points: 50 - at,
  }));
  return { ...world, competitions: [{ ...league, table }] };
}

const LINK = 'Ver a tabela final';

describe('after the last round (R-HOM-22, R-HUB-8)', () => {
  test('the home screen shows place and prize, and links to the final table', async () => {
    const { world, place, prize } = ended();
    const { user } = await renderApp('/home', { world });
    const end = within(await screen.findByRole('region', { name: 'Fim da MM League' }));
    expect(await end.findByText(`${place}º`)).toBeInTheDocument();
    expect(end.getByText(/^Seu clube (?:terminou em|é campeão)/)).toHaveTextContent(/\d+ pontos · 18 jogos$/);
    expect(end.getByText('Seu prêmio').nextElementSibling).toHaveTextContent(prize);
    await user.click(end.getByRole('link', { name: LINK }));
    expect(await screen.findByText('Encerrada')).toBeInTheDocument();
  });

  test('the league card of the hub shows the same above the offer to sign up', async () => {
    const { world, prize } = ended();
    await renderApp('/competitions', { world });
    const card = within(screen.getByRole('region', { name: 'MM League' }));
    const link = await card.findByRole('link', { name: LINK });
    expect(link).toHaveAttribute('href', '/competitions/mmleague?id=l1');
    expect(card.getByText('Seu prêmio').nextElementSibling).toHaveTextContent(prize);
    const offer = card.getByRole('button', { name: /^Inscrever-se por 20 créditos/ });
    expect(link.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    [0, 'Seu clube é campeão!'],
    [1, 'Seu clube terminou em 2º lugar.'],
    [9, 'Seu clube terminou em 10º lugar.'],
  ])('a club that ends in row %d reads ‘%s’', async (index, text) => {
    await renderApp('/home', { world: endedAt(index) });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test.each([
    ['Várzea', 0, 'Seu clube sobe para a categoria Amador.'],
    ['Várzea', 2, 'Seu clube segue na categoria Várzea.'],
    ['Várzea', 9, 'Seu clube segue na categoria Várzea.'],
    ['Amador', 1, 'Seu clube sobe para a categoria Semi-Pro.'],
    ['Amador', 7, 'Seu clube segue na categoria Amador.'],
    ['Amador', 8, 'Seu clube cai para a categoria Várzea.'],
    ['Pro', 0, 'Seu clube segue na categoria Pro.'],
  ] as const)('in the category %s, a club in row %d reads ‘%s’ (R-DIV-1)', async (category, index, text) => {
    const world = endedAt(index);
    const competitions = world.competitions.map((league) => ({ ...league, category }));
    await renderApp('/home', { world: { ...world, competitions } });
    const end = within(await screen.findByRole('region', { name: 'Fim da MM League' }));
    expect(await end.findByText(text)).toBeInTheDocument();
    expect(end.getAllByText(/^Seu clube (?:sobe|cai|segue)/)).toHaveLength(1);
  });

  test('a club goes up or down by the rules that its league is played by', async () => {
    const world = endedAt(1);
    const kept = rulesetVariant({ competitions: { promotedClubs: 1, relegatedClubs: 1 } }, ALPHA);
    if (!kept.ok) throw new Error(kept.error.code);
    await renderApp('/home', { world: { ...world, keptRulesets: { l1: kept.value } } });
    expect(await screen.findByText('Seu clube segue na categoria Várzea.')).toBeInTheDocument();
  });

  test.each(['/home', '/competitions'])(
    '%s says nothing of the end once the club has signed up anew',
    async (address) => {
      const { world, league } = ended();
      const next = buildCompetition({ id: 'l2', status: 'open', entrants: [buildEntrant('c1')] });
      const { server } = await renderApp(address, { world: { ...world, competitions: [league, next] } });
      expect(screen.queryByRole('link', { name: LINK })).not.toBeInTheDocument();
      expect(server.calls.some(({ name }) => name === 'competition')).toBe(false);
    },
  );

  test('a club that has played no league loads none', async () => {
    const { server } = await renderApp('/home');
    expect(screen.queryByText('Fim da MM League')).not.toBeInTheDocument();
    expect(server.calls.some(({ name }) => name === 'competition')).toBe(false);
  });

  test('the sign-up stays if the table fails to load', async () => {
    const competition = () => {
      throw new RefusedCall('not-found/competition');
    };
    await renderApp('/competitions', { world: ended().world, handlers: { competition } });
    await waitFor(() => expect(screen.queryByText('Carregando ...')).not.toBeInTheDocument());
    expect(screen.queryByRole('link', { name: LINK })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Inscrever-se por 20 créditos/ })).toBeInTheDocument();
  });
});

describe('the invitation to sign up (R-HOM-6, R-HOM-23)', () => {
  test.each([
    ['no match', [], 'Inscreva-se em uma competição para marcar o primeiro.'],
    ['one', [buildMatch({ status: 'finished' })], 'Inscreva-se em uma competição para marcar o próximo.'],
  ])('to a club that has played %s', async (_, lastMatches, text) => {
    await renderApp('/home', { world: { club: buildClub({ lastMatches }) } });
    const card = within(screen.getByRole('region', { name: 'Próximo jogo' }));
    expect(card.getByText('Nenhum jogo agendado.')).toBeInTheDocument();
    expect(card.getByText(text)).toBeInTheDocument();
  });
});

describe('the page of a league (R-LEA-16)', () => {
  const prizes = async () => within(await screen.findByRole('region', { name: 'Premiação' }));

  test('that is over says so, and what the club has won', async () => {
    await renderApp('/competitions/mmleague?id=l1', { world: ended().world });
    expect((await prizes()).getByText('Seu prêmio')).toBeInTheDocument();
    expect(screen.getByText('Encerrada')).toBeInTheDocument();
    expect(screen.queryByText(/Seu lugar agora/)).not.toBeInTheDocument();
  });

  test('that runs speaks of the place so far', async () => {
    await renderApp('/competitions/mmleague', { world: demoWorld() });
    expect((await prizes()).getByText('Seu lugar agora')).toBeInTheDocument();
    expect(screen.queryByText('Encerrada')).not.toBeInTheDocument();
  });
});
