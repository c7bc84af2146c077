import type { Client } from '@mundo-manager/contract/client';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CommandSender } from '../commands/command-sender.ts';
import type { sessionMachine } from './session-machine.ts';

/** The running session. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;

interface Session {
  readonly actor: SessionActor;
  readonly client: Client;
  readonly commands: CommandSender;
}

export const SessionContext = createContext<Session | null>(null);

function useSessionContext(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('there is no SessionProvider above');
  return session;
}

/** The session’s actor: `send({ type: 'signOut' })` and the like. */
export function useSessionActor(): SessionActor {
  return useSessionContext().actor;
}

/** The contract’s client, for what is no command. */
export function useClient(): Client {
  return useSessionContext().client;
}

/** Sends commands. Screens give theirs with `useCommand`. */
export function useCommandSender(): CommandSender {
  return useSessionContext().commands;
}
