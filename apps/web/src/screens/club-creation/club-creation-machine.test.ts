import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildClub, buildEmblem } from '@mundo-manager/rules/testing';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { clubCreationMachine } from './club-creation-machine.ts';
import { clearDraft, EMPTY_DRAFT, readDraft, writeDraft } from './club-draft.ts';
import { editedName, nameCount } from './edited-name.ts';
import { isSymbolLost } from './emblem/is-symbol-lost.ts';
import { randomEmblem } from './emblem/random-emblem.ts';
import { kitOf, kitsFor } from './kits/kit-order.ts';

const club = { ...buildClub(), version: 1 };
const refusal = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

/** What the machine asks of the app. */
const SERVICES = {
  isAvailable: async () => true,
  found: async () => club,
};

function begin(changes: Partial<typeof SERVICES> = {}, draft = { ...EMPTY_DRAFT, name: 'Analândia' }) {
  const { isAvailable, found } = { ...SERVICES, ...changes };
  const services = { isAvailable: vi.fn(isAvailable), found: vi.fn(found), goHome: vi.fn(), tell: vi.fn() };
  const machine = clubCreationMachine.provide({
    actors: { check: fromPromise(services.isAvailable), found: fromPromise(services.found) },
    actions: { goHome: services.goHome, tell: services.tell },
  });
  const actor = createActor(machine, { input: { draft, ruleset: ALPHA } });
  actor.start();
  return { actor, services };
}

describe('creating a club (R-CRE)', () => {
  test('an invalid name leads nowhere and causes no check', () => {
    const { actor, services } = begin({}, { ...EMPTY_DRAFT, name: 'Ab' });
    actor.send({ type: 'proceed' });
    expect(actor.getSnapshot().matches({ name: 'editing' })).toBe(true);
    expect(services.isAvailable).not.toHaveBeenCalled();
  });

  test('a free name leads to the emblem, then to the uniform, and back one step at a time (R-CRE-10)', async () => {
    const { actor } = begin();
    actor.send({ type: 'proceed' });
    expect(actor.getSnapshot().matches({ name: 'checking' })).toBe(true);
    await waitFor(actor, (snapshot) => snapshot.matches('emblem'));
    actor.send({ type: 'emblemChanged', change: { shape: 7 } });
    actor.send({ type: 'proceed' });
    actor.send({ type: 'kitChosen', kitId: 12 });
    actor.send({ type: 'back' });
    actor.send({ type: 'back' });
    const { context } = actor.getSnapshot();
    expect(context.draft).toMatchObject({ step: 'name', name: 'Analândia', kitId: 12, emblem: { shape: 7 } });
  });

  test('a taken name is reported in its step, with the text typed (R-CRE-9)', async () => {
    const { actor } = begin({ isAvailable: async () => false });
    actor.send({ type: 'proceed' });
    await waitFor(actor, (snapshot) => snapshot.context.taken);
    expect(actor.getSnapshot().matches({ name: 'editing' })).toBe(true);
    expect(actor.getSnapshot().context.draft.name).toBe('Analândia');
    actor.send({ type: 'takenRead' });
    expect(actor.getSnapshot().context.taken).toBe(false);
  });

  test('typing while the name is checked drops the check', async () => {
    const { actor } = begin();
    actor.send({ type: 'proceed' });
    actor.send({ type: 'nameTyped', name: 'Outro nome' });
    await Promise.resolve();
    expect(actor.getSnapshot().matches({ name: 'editing' })).toBe(true);
  });

  test('a check that fails is reported and can be repeated', async () => {
    const { actor, services } = begin({ isAvailable: () => refusal('network/unreachable') });
    actor.send({ type: 'proceed' });
    await waitFor(actor, (snapshot) => snapshot.matches({ name: 'editing' }));
    expect(services.tell).toHaveBeenCalledOnce();
  });

  test('a founded club is looked at, then entered', async () => {
    const { actor, services } = begin({}, { ...EMPTY_DRAFT, name: 'Analândia', step: 'uniform' });
    actor.send({ type: 'proceed' });
    actor.send({ type: 'proceed' });
    await waitFor(actor, (snapshot) => snapshot.matches('founded'));
    expect(services.found).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.club).toBe(club);
    expect(services.goHome).not.toHaveBeenCalled();
    actor.send({ type: 'enter' });
    expect(services.goHome).toHaveBeenCalledOnce();
  });

  test('409 clears the name and returns to it, keeping emblem and uniform (R-CRE-18)', async () => {
    const draft = { ...EMPTY_DRAFT, name: 'Analândia', step: 'uniform', kitId: 3 } as const;
    const { actor } = begin({ found: () => refusal('club/name-taken') }, draft);
    actor.send({ type: 'proceed' });
    await waitFor(actor, (snapshot) => snapshot.matches('name'));
    expect(actor.getSnapshot().context).toMatchObject({ taken: true, draft: { name: '', kitId: 3, step: 'name' } });
  });

  test('422 leads home: there is a club already (R-CRE-19)', async () => {
    const { actor, services } = begin(
      { found: () => refusal('club/exists') },
      { ...EMPTY_DRAFT, name: 'Analândia', step: 'uniform' },
    );
    actor.send({ type: 'proceed' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(services.goHome).toHaveBeenCalledOnce();
  });

  test('any other failure is reported, and the draft stays', async () => {
    const { actor, services } = begin(
      { found: () => refusal('server/internal') },
      { ...EMPTY_DRAFT, name: 'Analândia', step: 'uniform' },
    );
    actor.send({ type: 'proceed' });
    await waitFor(actor, (snapshot) => snapshot.matches({ uniform: 'choosing' }));
    expect(services.tell).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.draft.name).toBe('Analândia');
  });
});

describe('a draft of a club', () => {
  test('survives a reload', () => {
    const draft = {
      step: 'emblem',
      name: 'Analândia',
      article: 'a',
      emblem: buildEmblem({ symbol: 89 }),
      kitId: 79,
    } as const;
    writeDraft(draft);
    expect(readDraft()).toEqual(draft);
    clearDraft();
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });

  test.each([
    '{',
    'null',
    '{"version":0,"draft":{}}',
    '{"version":1,"draft":{"step":"name"}}',
    JSON.stringify({ version: 1, draft: EMPTY_DRAFT }),
    JSON.stringify({ version: 2, draft: { ...EMPTY_DRAFT, article: 'os' } }),
    JSON.stringify({ version: 2, draft: { ...EMPTY_DRAFT, emblem: { ...EMPTY_DRAFT.emblem, shape: 11 } } }),
    JSON.stringify({ version: 2, draft: { ...EMPTY_DRAFT, kitId: 80 } }),
  ])('of another version is dropped: %s', (stored) => {
    sessionStorage.setItem('mm.clubDraft', stored);
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });
});

describe('the field of the name', () => {
  test('counts as the server does: accents composed, spaces collapsed (R-CLU-2)', () => {
    expect(nameCount('  São\u0303   Bento ')).toBe(nameCount(' São\u0303 Bento'));
    expect(nameCount('a\u0301b')).toBe(2);
  });

  test('takes 25 characters, whatever they are made of (R-CRE-3)', () => {
    const pasted = (text: string) => editedName('', text, ALPHA).name;
    expect(pasted('a'.repeat(40))).toHaveLength(25);
    expect(nameCount(pasted('a\u0301'.repeat(25)))).toBe(25);
    expect(pasted('a\u0301'.repeat(25))).toHaveLength(50);
  });

  const FULL = 'Esporte Clube Boa Esperan';
  test.each([
    ['a letter at the end of a full name', FULL, `${FULL}s`, FULL, 25],
    ['a letter in its middle', FULL, 'Esporte Clubes Boa Esperan', FULL, 13],
    ['a letter as the one before it', FULL, 'EEsporte Clube Boa Esperan', FULL, 1],
    ['a letter in the place of another', FULL, 'Esporte Clubi Boa Esperan', 'Esporte Clubi Boa Esperan', 13],
    ['one letter less', FULL, 'Esporte Club Boa Esperan', 'Esporte Club Boa Esperan', 12],
    ['a text put into the middle of a short name', 'Boa Vista', `Boa ${FULL}Vista`, 'Boa Esporte Clube BoVista', 20],
    ['a text in the place of all of it', 'Boa Vista', `${FULL}ça do Sul`, FULL, 25],
    [
      'an accent on a letter of a full name',
      FULL,
      'Esporte Clube\u0301 Boa Esperan',
      'Esporte Clube\u0301 Boa Esperan',
      14,
    ],
  ])('%s leaves the name as it was (R-CRE-3)', (_, before, after, name, caret) => {
    expect(editedName(before, after, ALPHA)).toEqual({ name, caret });
  });
});

describe('suggestions', () => {
  test('the first kit wears the emblem’s colours', () => {
    expect(kitsFor({ primary: '#14305f', secondary: '#e3681c' })[0]?.id).toBe(68);
    expect(kitsFor(EMPTY_DRAFT.emblem)).toHaveLength(80);
  });

  test('a chosen kit stays, whatever the emblem', () => {
    expect(kitOf({ ...EMPTY_DRAFT, kitId: 33 }).id).toBe(33);
  });

  test('a random emblem has a symbol that stands out from its background', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      let next = seed / 200;
      const emblem = randomEmblem(() => {
        next = (next * 997 + 0.137) % 1;
        return next;
      });
      expect(isSymbolLost(emblem)).toBe(false);
    }
  });
});
