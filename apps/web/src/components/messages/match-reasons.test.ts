import { i18n } from '@lingui/core';
import { ATTACK_ROUTES, MATCH_REASON_CODES, type MatchReason, matchReasons, simulate } from '@mundo-manager/engine';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import { INDIVIDUAL_INSTRUCTIONS, TEAM_INSTRUCTIONS } from '@mundo-manager/rules/tactics';
import { describe, expect, test } from 'vitest';
import { startI18n } from '../../i18n.ts';
import { INSTRUCTION_NAMES } from './instruction-names.ts';
import { isToldOfRival, MATCH_REASON_NAMES, matchReasonText } from './match-reasons.ts';

startI18n();

const clubs = { club: { clubName: 'Lagoa', clubArticle: 'a' }, rival: { clubName: 'Serra' } } as const;
const textOf = (reason: MatchReason) => matchReasonText(reason, clubs, (message) => i18n._(message));
const figures = { shots: 3, goals: 1, xg: 0.84 };
const at = { favours: 'home', weight: 1 } as const;
const told = { name: 'Defensive Line', value: 'Much Higher' };
const SAMPLES: readonly MatchReason[] = [
  { ...at, code: 'chances', xg: 1.84, otherXg: 0.6, shots: 14, otherShots: 7 },
  { ...at, code: 'finishing', goals: 3, xg: 1.2 },
  { ...at, code: 'waste', goals: 0, xg: 1.8, saved: 5, missed: 9 },
  { ...at, code: 'ownGoals', goals: 1 },
  ...ATTACK_ROUTES.map((route) => ({ ...at, ...figures, code: 'route' as const, route, otherXg: 0.1 })),
  ...(['left', 'centre', 'right'] as const).map((flank) => ({
    ...at,
    ...figures,
    code: 'flank' as const,
    flank,
    totalXg: 1.1,
  })),
  { ...at, code: 'fatigue', condition: 93, otherCondition: 71, xg: 0.9, otherXg: 0.1 },
  { ...at, code: 'lateGame', xg: 0.9, otherXg: 0.1 },
  { ...at, code: 'outnumbered', minute: 38, players: 10, otherPlayers: 11, xg: 0.9, otherXg: 0.1 },
  { ...at, ...figures, ...told, code: 'instructionPaid' },
  { ...at, ...figures, ...told, code: 'instructionCost' },
];

describe('why a match ended as it did, in words (R-STT-9)', () => {
  test.each([...MATCH_REASON_CODES])('%s has a name and a Portuguese sentence', (code) => {
    const samples = SAMPLES.filter((reason) => reason.code === code);
    expect(samples.length).toBeGreaterThan(0);
    expect(i18n._(MATCH_REASON_NAMES[code]).length).toBeGreaterThan(3);
    for (const sample of samples) {
      expect(textOf(sample)).toMatch(/Lagoa.*\.$/);
      expect(textOf(sample)).not.toMatch(/undefined|NaN|[{}]/);
    }
  });

  test('are told of the club that their sentence names first (R-STT-11)', () => {
    for (const sample of SAMPLES) {
      expect(/Lagoa|Serra/.exec(textOf(sample))?.[0]).toBe(isToldOfRival(sample.code) ? 'Serra' : 'Lagoa');
    }
  });

  test('reasons contain the figures that they are based on', () => {
    expect(textOf({ ...at, code: 'waste', goals: 0, xg: 1.8, saved: 5, missed: 9 })).toBe(
      'As chances do Serra valiam 1,80, mas não saiu gol: o goleiro da Lagoa defendeu 5 chutes, e outros 9 foram para fora ou pararam na defesa.',
    );
    expect(
      textOf({ ...at, code: 'outnumbered', minute: 38, players: 10, otherPlayers: 11, xg: 0.9, otherXg: 0.1 }),
    ).toBe('O Serra ficou com dez homens desde os 38’: dali em diante a Lagoa criou xG de 0,90 e cedeu 0,10.');
    expect(textOf({ ...at, ...figures, ...told, code: 'instructionCost' })).toBe(
      'O Serra jogou com “Linha de defesa: Muito alta”, e a Lagoa aproveitou: 3 chutes, xG de 0,84 e 1 gol.',
    );
  });

  test.each([
    [5, 9, 'defendeu 5 chutes, e outros 9 foram para fora ou pararam na defesa.'],
    [1, 8, 'defendeu 1 chute, e outros 8 foram para fora ou pararam na defesa.'],
    [1, 1, 'defendeu 1 chute, e outro foi para fora ou parou na defesa.'],
    [3, 0, 'defendeu 3 chutes.'],
    [0, 1, 'não precisou defender, e 1 chute foi para fora ou parou na defesa.'],
    [0, 4, 'não precisou defender, e 4 chutes foram para fora ou pararam na defesa.'],
  ])('%i saved and %i missed agree with their verbs', (saved, missed, end) => {
    const text = textOf({ ...at, code: 'waste', goals: 0, xg: 1.8, saved, missed });
    expect(text.slice(text.indexOf(': '))).toBe(`: o goleiro da Lagoa ${end}`);
  });

  test('every reason of real matches has a sentence', () => {
    const input = matchInput(teamSheet({ strength: 70, seed: 1 }), teamSheet({ strength: 62, seed: 2 }));
    for (let seed = 0; seed < 30; seed++) {
      for (const reason of matchReasons(simulate(input, seed).events, input))
        expect(textOf(reason).length).toBeGreaterThan(20);
    }
  });

  test('every instruction that a reason may name is called as on the tactics screen', () => {
    for (const { name, options } of [...INDIVIDUAL_INSTRUCTIONS, ...TEAM_INSTRUCTIONS]) {
      expect(Object.keys(INSTRUCTION_NAMES[name]?.options ?? {}).sort()).toEqual(options.toSorted());
    }
  });
});
