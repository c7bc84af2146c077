import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import { renameClub } from './rename-club.ts';

const reason = 'O nome ofende';
const rename = (name: string, club = buildClub({ name: 'Antigo' })) =>
  renameClub({ club, name, reason, now: BUILT_AT }, ALPHA);

describe('an operator renames a club (R-ADM-5)', () => {
  test('to a name as a new club may have it, and the manager reads why', () => {
    expect(rename('  Novo   Clube ')).toMatchObject({
      ok: true,
      value: {
        club: { name: 'Novo Clube' },
        entries: [],
        events: [{ type: 'club-renamed', clubId: 'c1', name: 'Novo Clube', reason }],
      },
    });
    expect(rename('ab')).toMatchObject({ error: { code: 'club-creation/name-length' } });
    expect(rename('N@vo')).toMatchObject({ error: { code: 'club-creation/name-characters' } });
  });

  test('and its stadium where that was called after it, no other', () => {
    const club = buildClub({ name: 'Antigo' });
    const called = (name: string) => {
      const stadium = { name, level: 3 };
      const renamed = rename('Novo', { ...club, facilities: { ...club.facilities, stadium } });
      return renamed.ok && renamed.value.club.facilities.stadium;
    };
    expect(called('Estádio Antigo')).toEqual({ name: 'Estádio Novo', level: 3 });
    expect(called('Arena do Povo')).toEqual({ name: 'Arena do Povo', level: 3 });
  });
});
