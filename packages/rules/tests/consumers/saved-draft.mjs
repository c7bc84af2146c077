// A project that gives the machine of the tactic draft its own actor: with two copies of XState the types and the identity would part.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { tacticDraftMachine } from '@mundo-manager/rules/tactic-draft';
import { buildClub } from '@mundo-manager/rules/testing';
import { createActor, fromPromise, waitFor } from 'xstate';

const club = buildClub();
const machine = tacticDraftMachine.provide({
  actors: {
    saveTactic: fromPromise(async ({ input: { tacticName, updatedTactic } }) => ({
      ...club,
      tactics: { ...club.tactics, [tacticName]: updatedTactic },
    })),
  },
});
const actor = createActor(machine, { input: { ...club, ruleset: ALPHA } }).start();
actor.send({
  type: 'EDIT',
  edit: { type: 'change-formation', formation: '442' },
});
actor.send({ type: 'SAVE' });
const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
const require = createRequire(import.meta.url);
const { version } = JSON.parse(readFileSync(require.resolve('xstate/package.json'), 'utf8'));
console.log(JSON.stringify({ version, saved: context.error === null ? context.slot : context.error }));
