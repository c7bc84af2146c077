import { ALPHA } from '@mundo-manager/rules/ruleset';
import type { Tactic } from '@mundo-manager/rules/tactics';
import { buildSquad, buildTactic } from '@mundo-manager/rules/testing';
import { describe, expect, test } from 'vitest';
import { autoPickNews } from './auto-pick-news.ts';

const squad = buildSquad();
const [first] = squad;
const reserve = squad[18];
if (first === undefined || reserve === undefined) throw new Error('a squad has more than eighteen players');
const tactic = buildTactic(squad);
const replaced: Tactic = {
  ...tactic,
  places: tactic.places.map((place) => (place.playerId === first.id ? { ...place, playerId: reserve.id } : place)),
};

function news(after: Tactic, condition = 100) {
  const players = squad.map((player) =>
    player === first ? { ...player, attributes: { ...player.attributes, condition } } : player,
  );
  return autoPickNews(tactic, after, new Map(players.map((player) => [player.id, player])), ALPHA);
}

describe('the changes of ‘Escalar por mim’ (R-TSC-29)', () => {
  test('a new starter is named, and a tired one who is rested', () => {
    const starting = [reserve.personalData.name];
    expect(news(replaced)).toEqual({ starting, resting: [], isChanged: true });
    expect(news(replaced, 40)).toEqual({ starting, resting: [first.personalData.name], isChanged: true });
  });

  test('the same line-up counts as no change', () => {
    expect(news(tactic)).toEqual({ starting: [], resting: [], isChanged: false });
  });

  test('another bench counts as a change', () => {
    const places = tactic.places.map((place) => (place.id === '17' ? { ...place, playerId: null } : place));
    expect(news({ ...tactic, places })).toEqual({ starting: [], resting: [], isChanged: true });
  });
});
