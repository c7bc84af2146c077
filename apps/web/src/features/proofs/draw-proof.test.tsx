import { i18n } from '@lingui/core';
import {
  DRAW_CHECKS,
  DRAW_ERRORS,
  drawLeaf,
  drawOutcome,
  drawSeed,
  nextRoot,
  type RevealedDraw,
} from '@mundo-manager/engine/proof';
import { rulesetHash } from '@mundo-manager/engine/verification';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildCompetition } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { DRAW_SENTENCES, drawText } from './draw-text.ts';

const secret = 'ab'.repeat(32);

/** A draw of a cup of four, sealed without a beacon. */
function held(): RevealedDraw {
  const draw = {
    drawId: 'draw:l1:1',
    competitionId: 'l1',
    name: 'MM Cup' as const,
    round: 1,
    date: 1_000,
    secrets: 'random' as const,
    clubIds: ['a', 'b', 'c', 'd'],
    rulesetHash: rulesetHash(ALPHA),
  };
  const leaves = new Map([[draw.drawId, drawLeaf(secret, draw)]]);
  const root = nextRoot(null, { leaves, moment: 1_000, now: 2_000, beacon: null }, '77'.repeat(32));
  const outcome = drawOutcome(draw, drawSeed(secret, draw, null), ALPHA);
  return { draw, secret, outcome, place: { path: [], root, previous: null, beaconSignature: null } };
}

const open = (revealed: readonly RevealedDraw[], waiting: readonly (number | null)[] = []) =>
  renderApp('/competitions/mmleague?id=l1', {
    world: { competitions: [buildCompetition({ id: 'l1', status: 'started' })] },
    handlers: {
      drawProofs: () => ({
        sealed: [
          ...revealed.map(({ draw }) => ({ drawId: draw.drawId, leaf: secret, rootNumber: 1 })),
          ...waiting.map((rootNumber, at) => ({ drawId: `later-${at}`, leaf: secret, rootNumber })),
        ],
        held: revealed,
      }),
    },
  });
const panel = async () => within(await screen.findByRole('region', { name: 'Sorteio verificável' }));

test('says how each draw was sealed, and one press verifies in this browser (R-PRF-16)', async () => {
  const { user } = await open([held()], [7, null]);
  const shown = await panel();
  expect(shown.getByText(/^Sorteio 1: selado em .+, na raiz 1\.$/)).toBeInTheDocument();
  expect(shown.getByText('Sorteio 2: selado na raiz 7, à espera da sua rodada.')).toBeInTheDocument();
  expect(shown.getByText('Sorteio 3: selado, à espera da próxima raiz.')).toBeInTheDocument();
  expect(shown.getByText('Ainda não conferido neste navegador.')).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Verificar' }));
  expect(await shown.findByText('Sorteio 1 confirmado.')).toBeInTheDocument();
  expect(shown.getByText('Sorteado de novo no seu navegador, o resultado é o mesmo.')).toBeInTheDocument();
});

test.each<[string, (revealed: RevealedDraw) => RevealedDraw, RegExp]>([
  [
    'lots',
    (one) => ({ ...one, outcome: { ...one.outcome, order: one.outcome.order.toReversed() } }),
    /o resultado é outro/,
  ],
  ['clubs', (one) => ({ ...one, draw: { ...one.draw, clubIds: ['a', 'b', 'c', 'e'] } }), /não contém este sorteio/],
  ['secret', (one) => ({ ...one, secret: 'cd'.repeat(32) }), /não contém este sorteio/],
])('names other %s than those that were sealed (R-PRF-16)', async (_, forge, sentence) => {
  const { user } = await open([forge(held())]);
  const shown = await panel();
  await user.click(shown.getByRole('button', { name: 'Verificar' }));
  expect(await shown.findByText('O sorteio 1 não está confirmado.')).toBeInTheDocument();
  expect(shown.getByText(sentence)).toBeInTheDocument();
});

test('a draw without a proof says so', async () => {
  await open([]);
  expect((await panel()).getByText(/não tem prova/)).toBeInTheDocument();
  expect((await panel()).queryByRole('button')).toBeNull();
});

test('every check and failure of a draw has its sentence (R-PRF-16)', () => {
  const own = [...Object.keys(DRAW_CHECKS), ...Object.keys(DRAW_ERRORS)];
  expect(Object.keys(DRAW_SENTENCES)).toEqual(expect.arrayContaining(own));
  expect(i18n._(drawText({ ok: true, says: 'signature' }))).toBe('A raiz tem a assinatura do mundo.');
});
