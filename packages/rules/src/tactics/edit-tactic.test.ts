import { describe, expect, test } from 'vitest';
import type { RuleErrorCode, RuleFacts } from '../core/errors.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import { autoPick } from './auto-pick.ts';
import { placeablePlayers, withoutMissingPlayers } from './edit-places.ts';
import { editTactic, type TacticEdit } from './edit-tactic.ts';
import { FORMATION_NAMES } from './formations.ts';
import type { Substitution, Tactic } from './tactic.ts';
import { validateTactic } from './validate-tactic.ts';

const squad = buildSquad();
const change = (minutes: number, out: number, coming: number): Substitution => ({
  minutes,
  playerIn: `c1-p${coming}`,
  playerOut: `c1-p${out}`,
});
/** Captain 9; number 12 comes for 3 and 13 for 4; the left back presses; the tempo is high. */
const tactic: Tactic = buildTactic(squad, {
  playersInstructions: [
    { position: 'LB', instructions: [{ name: 'Pressing', value: 'Tight' }] },
    { position: 'LW', instructions: [{ name: 'Dribbling', value: 'More' }] },
  ],
  teamInstructions: [{ name: 'Tempo', value: 'High' }],
  setPieces: [{ name: 'captain', value: 9 }],
  substitutions: [change(45, 3, 12), change(60, 4, 13)],
});
const { places } = tactic;
const forSale = (number: number) =>
  squad.map((player) => (player.number === number ? { ...player, forSale: true } : player));
const placed = (players: Readonly<Record<number, number | null>>) =>
  places.map(({ id, playerId }) => {
    const number = players[Number(id)];
    return { id, playerId: number === undefined ? playerId : number === null ? null : `c1-p${number}` };
  });
const edit = (step: TacticEdit, draft = tactic, players = squad) => editTactic(draft, step, players, ALPHA);
const edited = (changes: Partial<Tactic>) => ({ ok: true, value: { ...tactic, ...changes } });
const refused = (code: RuleErrorCode, facts: RuleFacts) => ({ ok: false, error: { code, facts } });

describe('placing a player (R-DRA-2)', () => {
  const hole = { ...tactic, places: placed({ 16: null }), substitutions: [] };

  test('fills an empty place', () => {
    expect(edit({ type: 'place-player', place: '16', playerId: 'c1-p20' }, hole)).toEqual({
      ok: true,
      value: { ...hole, places: placed({ 16: 20 }) },
    });
  });

  test('replaces the player there, with his substitution', () => {
    expect(edit({ type: 'place-player', place: '2', playerId: 'c1-p20' })).toEqual(
      edited({ places: placed({ 2: 20 }), substitutions: [change(60, 4, 13)] }),
    );
  });

  test('changes nothing when he is already there', () => {
    expect(edit({ type: 'place-player', place: '2', playerId: 'c1-p3' })).toEqual({ ok: true, value: tactic });
  });

  test('is refused for an unknown place, a stranger, a player for sale and one who is placed', () => {
    const place = (id: string, number: number, players = squad) =>
      edit({ type: 'place-player', place: id, playerId: `c1-p${number}` }, hole, players);
    expect(place('18', 20)).toEqual(refused('tactics/unknown-place', { place: '18' }));
    expect(place('16', 99)).toEqual(refused('tactics/unknown-player', { playerId: 'c1-p99' }));
    expect(place('16', 20, forSale(20))).toEqual(refused('tactics/player-for-sale', { playerId: 'c1-p20' }));
    expect(place('16', 1)).toEqual(refused('tactics/player-twice', { playerId: 'c1-p1' }));
  });

  test('the picker lists those who are not for sale and not placed', () => {
    expect(placeablePlayers(hole, forSale(20)).map(({ number }) => number)).toEqual([17, 19, 21]);
  });
});

describe('removing a player (R-DRA-3)', () => {
  test.each([
    ['a starter who goes out', '2', 60],
    ['a substitute who comes in', '12', 45],
  ])('%s takes his substitution with him and leaves the other', (_, place, left) => {
    const result = edit({ type: 'remove-player', place });
    expect(result).toEqual(
      edited({
        places: placed({ [Number(place)]: null }),
        substitutions: tactic.substitutions.filter(({ minutes }) => minutes === left),
      }),
    );
  });

  test('a taker keeps his set piece, which becomes an error', () => {
    const result = edit({ type: 'remove-player', place: '8' });
    expect(result.ok && result.value.setPieces).toEqual([{ name: 'captain', value: 9 }]);
    const refilled = edit({ type: 'place-player', place: '8', playerId: 'c1-p20' }, result.ok ? result.value : tactic);
    expect(validateTactic(refilled.ok ? refilled.value : tactic, squad, ALPHA)).toEqual(
      refused('tactics/taker-not-a-starter', { names: ['captain'] }),
    );
  });

  test('an empty place stays empty, an unknown one is refused', () => {
    const empty = { ...tactic, places: placed({ 17: null }) };
    expect(edit({ type: 'remove-player', place: '17' }, empty)).toEqual({ ok: true, value: empty });
    expect(edit({ type: 'remove-player', place: '-1' })).toEqual(refused('tactics/unknown-place', { place: '-1' }));
  });
});

describe('swapping two places (R-DRA-5)', () => {
  test('two starters change places and keep their substitutions', () => {
    expect(edit({ type: 'swap-places', places: ['2', '3'] })).toEqual(edited({ places: placed({ 2: 4, 3: 3 }) }));
  });

  test('a starter who goes to the bench leaves his substitution', () => {
    expect(edit({ type: 'swap-places', places: ['17', '2'] })).toEqual(
      edited({ places: placed({ 2: 18, 17: 3 }), substitutions: [change(60, 4, 13)] }),
    );
  });

  test('a swap with an empty place moves the player, and one with itself moves none', () => {
    const hole = { ...tactic, places: placed({ 10: null }) };
    const moved = edit({ type: 'swap-places', places: ['8', '10'] }, hole);
    expect(moved.ok && moved.value.places).toEqual(placed({ 8: null, 10: 9 }));
    expect(edit({ type: 'swap-places', places: ['8', '8'] })).toEqual({ ok: true, value: tactic });
  });

  test.each([
    ['18', '2'],
    ['2', '18'],
  ] as const)('%s and %s are not both places', (first, second) => {
    expect(edit({ type: 'swap-places', places: [first, second] })).toEqual(
      refused('tactics/unknown-place', { place: '18' }),
    );
  });
});

describe('changing the formation (R-DRA-4)', () => {
  test.each(FORMATION_NAMES)('to %s keeps the places', (formation) => {
    const result = edit({ type: 'change-formation', formation });
    expect(result.ok && result.value).toMatchObject({ formation, places, substitutions: tactic.substitutions });
  });

  test('drops the instructions of positions that are gone and keeps the others', () => {
    expect(edit({ type: 'change-formation', formation: '442' })).toEqual(
      edited({ formation: '442', playersInstructions: tactic.playersInstructions.slice(0, 1) }),
    );
  });

  test('to an unknown formation is refused', () => {
    expect(edit({ type: 'change-formation', formation: '0' })).toEqual(
      refused('tactics/unknown-formation', { formation: '0' }),
    );
  });
});

describe('giving instructions (R-DRA-6)', () => {
  const team = (name: string, value: string | null) => edit({ type: 'set-team-instruction', name, value });
  const own = (position: string, name: string, value: string | null) =>
    edit({ type: 'set-individual-instruction', position, name, value });

  test('a team instruction is added, changed, and removed by its neutral value or by none', () => {
    const high = { name: 'Tempo', value: 'High' };
    const counter = { name: 'When Win The Ball', value: 'Counter Attack' };
    expect(team(counter.name, counter.value)).toEqual(edited({ teamInstructions: [high, counter] }));
    expect(team('Tempo', 'Low')).toEqual(edited({ teamInstructions: [{ name: 'Tempo', value: 'Low' }] }));
    expect(team('Tempo', 'Standard')).toEqual(edited({ teamInstructions: [] }));
    expect(team('Tempo', null)).toEqual(edited({ teamInstructions: [] }));
    expect(team('Mentality', null)).toEqual({ ok: true, value: tactic });
  });

  test('an individual instruction joins those of its position; the last one takes the position with it', () => {
    const [back, wing] = tactic.playersInstructions;
    const less = { name: 'Dribbling', value: 'Less' };
    expect(own('LB', 'Dribbling', 'Less')).toEqual(
      edited({
        playersInstructions: [
          ...(wing ? [wing] : []),
          { position: 'LB', instructions: [{ name: 'Pressing', value: 'Tight' }, less] },
        ],
      }),
    );
    expect(own('CF', 'Dribbling', 'Less')).toEqual(
      edited({ playersInstructions: [...tactic.playersInstructions, { position: 'CF', instructions: [less] }] }),
    );
    expect(own('LW', 'Dribbling', null)).toEqual(edited({ playersInstructions: back ? [back] : [] }));
    expect(own('LB', 'Pressing', 'None')).toEqual(edited({ playersInstructions: wing ? [wing] : [] }));
  });

  test('unknown groups, values and positions are refused, and what a position may not be given', () => {
    expect(team('Pace', 'High')).toEqual(refused('tactics/unknown-instruction', { name: 'Pace', value: 'High' }));
    expect(team('Pace', null)).toEqual(refused('tactics/unknown-instruction', { name: 'Pace', value: null }));
    expect(team('Tempo', 'Mid')).toEqual(refused('tactics/unknown-instruction', { name: 'Tempo', value: 'Mid' }));
    expect(own('GK', 'Dribbling', 'More')).toEqual(
      refused('tactics/unknown-instruction', { name: 'Dribbling', value: 'More' }),
    );
    expect(own('AM', 'Dribbling', 'More')).toEqual(refused('tactics/unknown-position', { position: 'AM' }));
  });
});

describe('naming a taker (R-DRA-7)', () => {
  const take = (setPiece: string, number: number | null) => edit({ type: 'set-taker', setPiece, number });

  test('a starter’s number, another’s instead, or none', () => {
    const captain = { name: 'captain', value: 9 };
    expect(take('penalties', 11)).toMatchObject({ value: { setPieces: [captain, { name: 'penalties', value: 11 }] } });
    expect(take('captain', 1)).toEqual(edited({ setPieces: [{ name: 'captain', value: 1 }] }));
    expect(take('captain', null)).toEqual(edited({ setPieces: [{ name: 'captain', value: null }] }));
  });

  test('no player of the bench, and for no unknown set piece', () => {
    expect(take('penalties', 12)).toEqual(refused('tactics/taker-not-a-starter', { names: ['penalties'] }));
    expect(take('throwIns', 9)).toEqual(refused('tactics/unknown-set-piece', { name: 'throwIns' }));
  });
});

test('substitutions are added and removed by their own rules', () => {
  expect(edit({ type: 'add-substitution', substitution: change(30, 9, 14) })).toEqual(
    edited({ substitutions: [change(30, 9, 14), ...tactic.substitutions] }),
  );
  expect(edit({ type: 'add-substitution', substitution: change(31, 9, 14) })).toEqual(
    refused('tactics/unknown-minute', { minute: 31 }),
  );
  expect(edit({ type: 'remove-substitution', substitution: change(45, 3, 12) })).toEqual(
    edited({ substitutions: [change(60, 4, 13)] }),
  );
  expect(edit({ type: 'remove-substitution', substitution: change(45, 3, 13) })).toEqual(
    refused('tactics/unknown-substitution', {}),
  );
});

describe('players who may not play in a match (R-DRA-37)', () => {
  const occasion = { competitionId: 'l1', now: 0 };
  const hurt = squad.map((player) => (player.number === 9 ? { ...player, injuredUntil: 1 } : player));
  const isNamed = (result: ReturnType<typeof edit>) =>
    result.ok && result.value.places.some(({ playerId }) => playerId === 'c1-p9');

  test('are replaced by one edit, which empties nothing on the pitch', () => {
    const result = edit({ type: 'replace-absent', ...occasion }, tactic, hurt);
    expect(isNamed(result)).toBe(false);
    expect(result.ok && result.value.places.slice(0, 11).every(({ playerId }) => playerId !== null)).toBe(true);
    expect(edit({ type: 'replace-absent', ...occasion })).toEqual({ ok: true, value: tactic });
  });

  test('are left out by an auto-pick for that match only', () => {
    expect(isNamed(edit({ type: 'auto-pick', occasion }, tactic, hurt))).toBe(false);
    expect(isNamed(edit({ type: 'auto-pick' }, tactic, hurt))).toBe(true);
  });
});

describe('auto-pick in a draft (R-DRA-8)', () => {
  const messy: Tactic = {
    ...tactic,
    places: placed({ 8: 20, 12: 9 }),
    setPieces: [
      { name: 'captain', value: 20 },
      { name: 'penalties', value: 1 },
    ],
    substitutions: [change(60, 20, 9), change(70, 1, 12)],
  };

  test('leaves a draft that can be saved: what no longer fits is gone', () => {
    const result = editTactic(messy, { type: 'auto-pick' }, forSale(20), ALPHA);
    const draft = result.ok ? result.value : messy;
    expect(draft.places).toEqual(autoPick(forSale(20), '433Wide', ALPHA));
    expect(draft.setPieces).toEqual([
      { name: 'captain', value: null },
      { name: 'penalties', value: 1 },
    ]);
    expect(draft.substitutions).toEqual([change(70, 1, 12)]);
    expect(validateTactic(draft, forSale(20), ALPHA).ok).toBe(true);
  });
});

describe('copying a tactic (R-DRA-9)', () => {
  const source = buildTactic(squad.slice(3), {
    formation: '532',
    substitutions: [change(45, 5, 18), change(60, 6, 19)],
  });

  test('takes over all of it', () => {
    expect(edit({ type: 'copy', source })).toEqual({ ok: true, value: source });
  });

  test('leaves holes for players who are gone or for sale, whose substitutions go with them (R-DRA-27)', () => {
    const left = forSale(5).filter(({ number }) => number !== 21);
    const result = editTactic(tactic, { type: 'copy', source }, left, ALPHA);
    expect(result.ok && result.value.places.filter(({ playerId }) => playerId === null).map(({ id }) => id)).toEqual([
      '1',
      '17',
    ]);
    expect(result.ok && result.value.substitutions).toEqual([change(60, 6, 19)]);
    expect(withoutMissingPlayers(source, squad, ALPHA)).toEqual(source);
  });
});

describe('copying what is not whole (R-DRA-31)', () => {
  test('an unknown formation is refused', () => {
    expect(edit({ type: 'copy', source: { ...tactic, formation: '11' } })).toEqual(
      refused('tactics/unknown-formation', { formation: '11' }),
    );
  });

  test('parts that no edit makes, and so none could undo, are not copied', () => {
    const [first, ...rest] = tactic.places;
    const source: Tactic = {
      ...tactic,
      places: [
        ...rest,
        { id: '18', playerId: 'c1-p20' },
        { id: '17', playerId: 'c1-p2' },
        { id: '0', playerId: 'c1-p2' },
      ],
      playersInstructions: [
        ...tactic.playersInstructions,
        { position: 'LB', instructions: [{ name: 'Dribbling', value: 'More' }] },
        { position: 'AM', instructions: [{ name: 'Dribbling', value: 'More' }] },
        { position: 'GK', instructions: [{ name: 'Dribbling', value: 'More' }] },
      ],
      teamInstructions: [
        { name: 'Pace', value: 'High' },
        { name: 'Mentality', value: 'Reckless' },
        ...tactic.teamInstructions,
        { name: 'Tempo', value: 'Low' },
      ],
      setPieces: [
        ...tactic.setPieces,
        { name: 'captain', value: 1 },
        ...([{ name: 'throwIns', value: 1 }] as unknown as Tactic['setPieces']),
      ],
      substitutions: [...tactic.substitutions, change(31, 6, 14), change(70, 3, 15), change(75, 5, 12)],
    };
    expect(first?.id).toBe('0');
    expect(edit({ type: 'copy', source })).toEqual(edited({ places: placed({ 0: 2, 1: null }) }));
  });
});

describe('an edit of another shape (R-DRA-32)', () => {
  test.each<[type: string, edit: unknown]>([
    ['', undefined],
    ['', null],
    ['', 'clear'],
    ['', { type: 7 }],
    ['give-up', { type: 'give-up' }],
    ['toString', { type: 'toString' }],
    ['place-player', { type: 'place-player', place: '2' }],
    ['place-player', { type: 'place-player', playerId: 'c1-p20' }],
    ['remove-player', { type: 'remove-player' }],
    ['swap-places', { type: 'swap-places' }],
    ['swap-places', { type: 'swap-places', places: [1, 2] }],
    ['swap-places', { type: 'swap-places', places: ['2'] }],
    ['swap-places', { type: 'swap-places', places: ['2', '3', '4'] }],
    ['change-formation', { type: 'change-formation', formation: 442 }],
    ['set-team-instruction', { type: 'set-team-instruction', name: 'Tempo' }],
    ['set-team-instruction', { type: 'set-team-instruction', value: 'High' }],
    ['set-individual-instruction', { type: 'set-individual-instruction', name: 'Dribbling', value: 'More' }],
    ['set-taker', { type: 'set-taker', setPiece: 'captain' }],
    ['set-taker', { type: 'set-taker', number: 1 }],
    ['add-substitution', { type: 'add-substitution' }],
    ['add-substitution', { type: 'add-substitution', substitution: { playerIn: 'c1-p14', playerOut: 'c1-p9' } }],
    ['remove-substitution', { type: 'remove-substitution', substitution: null }],
    ['remove-substitution', { type: 'remove-substitution', substitution: { playerIn: 'c1-p12' } }],
    ['remove-substitution', { type: 'remove-substitution', substitution: { playerOut: 'c1-p3' } }],
    ['copy', { type: 'copy' }],
    ['copy', { type: 'copy', source: {} }],
    ['copy', { type: 'copy', source: { ...tactic, places: null } }],
  ])('is refused: %s %o', (type, wrong) => {
    expect(edit(wrong as TacticEdit)).toEqual(refused('tactics/unknown-edit', { type }));
  });
});

test('clearing empties places, set pieces and substitutions; formation and instructions stay (R-DRA-10)', () => {
  expect(edit({ type: 'clear' })).toEqual(
    edited({
      places: places.map(({ id }) => ({ id, playerId: null })),
      setPieces: [{ name: 'captain', value: null }],
      substitutions: [],
    }),
  );
});

test('an edit never changes the draft that it was given', () => {
  const before = structuredClone(tactic);
  const steps: TacticEdit[] = [
    { type: 'remove-player', place: '2' },
    { type: 'swap-places', places: ['2', '17'] },
    { type: 'set-team-instruction', name: 'Tempo', value: null },
    { type: 'auto-pick' },
    { type: 'clear' },
  ];
  for (const step of steps) edit(step);
  expect(tactic).toEqual(before);
});

test('the rule set says how many players start', () => {
  const sevenASide = { ...ALPHA, tactics: { ...ALPHA.tactics, starters: 7, bench: 11 } };
  const take = { type: 'set-taker', setPiece: 'captain', number: 9 } as const;
  expect(editTactic(tactic, take, squad, sevenASide).ok).toBe(false);
  const swap = { type: 'swap-places', places: ['2', '9'] } as const;
  const swapped = editTactic(tactic, swap, squad, sevenASide);
  expect(swapped.ok && swapped.value.substitutions).toEqual([change(60, 4, 13)]);
});
