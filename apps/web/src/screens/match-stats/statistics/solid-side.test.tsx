import { buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { demoWorld } from '../../../testing/demo/demo-world.ts';
import { renderApp } from '../../../testing/render-app.tsx';

/** The statistics of a match between two clubs, as the manager of c1 sees them. */
async function statsOf(home: string, away: string) {
  const [report] = Object.values(demoWorld().reports);
  if (report === undefined) throw new Error('no report');
  const sides = { home: { id: home, shots: 9 }, away: { id: away, shots: 4 } };
  const match = buildMatch({ status: 'finished', ...sides });
  const entrants = [buildEntrant(home), buildEntrant(away)];
  await renderApp('/matchStats?competition=l1&match=m1', {
    world: {
      club: buildClub(),
      competitions: [buildCompetition({ status: 'running', entrants, matches: { m1: match } })],
      reports: { m1: report },
    },
  });
  const shots = (await screen.findByText('Chutes')).parentElement;
  const panel = (name: string) => within(screen.getByRole('region', { name }));
  const key = (name: string, club: string) => panel(name).getByText(club).closest('li');
  return { shots, key, marks: document.querySelectorAll('rect.mark') };
}

describe('the side that charts paint solid (R-STT-12)', () => {
  test.each([
    ['the own club, at home', 'c1', 'c2', 'home'],
    ['the own club, away', 'c2', 'c1', 'away'],
    ['the home side of a match between others', 'c2', 'c3', 'home'],
  ])('is %s', async (_, home, away, solid) => {
    const { shots, key, marks } = await statsOf(home, away);
    // Home stays on the left.
    expect(shots).toHaveTextContent('9Chutes4');
    const bars = [...(shots?.querySelectorAll('.bar') ?? [])].map((bar) => bar.matches('.solid'));
    expect(bars).toEqual([solid === 'home', solid === 'away']);
    const [own, other] = solid === 'home' ? [home, away] : [away, home];
    for (const [club, isSolid] of [
      [own, true],
      [other, false],
    ] as const) {
      expect(
        key('Quem ameaçou', `${club === home ? '↑' : '↓'} Clube ${club}`)?.querySelector('.solidKey') !== null,
      ).toBe(isSolid);
      expect(key('Ritmo do jogo', `Clube ${club}`)?.matches('.solid')).toBe(isSolid);
      expect(
        key('Mapa de chutes', club === home ? `Clube ${club} →` : `← Clube ${club}`)?.querySelector('.pale') === null,
      ).toBe(isSolid);
    }
    // Away shots are the diamonds.
    for (const mark of marks)
      expect(mark.matches('.solidMark')).toBe(mark.hasAttribute('transform') === (solid === 'away'));
    expect(marks.length).toBeGreaterThan(5);
  });
});
