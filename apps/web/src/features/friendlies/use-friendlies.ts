import { useLingui } from '@lingui/react/macro';
import type { CallBody, CallData } from '@mundo-manager/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from '../../data/calls/query-client.ts';
import { useCall } from '../../data/calls/use-call.ts';
import { useCommand } from '../../data/commands/use-command.ts';

/** The friendlies of the club. */
export type FriendliesData = CallData<'friendlies'>;
/** An invitation with the other club. */
export type InvitationRow = FriendliesData['received'][number];

/** The friendlies of the club, and what changes them. */
interface FriendliesAccess {
  /** Null while they are unknown. */
  readonly data: FriendliesData | null;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly busy: boolean;
  readonly accept: (invitationId: string) => void;
  readonly decline: (invitationId: string) => void;
  readonly withdraw: (invitationId: string) => void;
  /** Answers whether it was done. */
  readonly cancel: (invitationId: string) => Promise<boolean>;
}

/** Reads and changes the friendlies; the answer of a change replaces what every screen shows. R-FRD-15 */
export function useFriendlies(): FriendliesAccess {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('friendlies');
  const onDone = useKeepFriendlies();
  const accept = useCommand('acceptFriendly', { onDone, done: t`Amistoso marcado.` });
  const decline = useCommand('declineFriendly', { onDone, done: t`Convite recusado.` });
  const withdraw = useCommand('withdrawFriendly', { onDone, done: t`Convite retirado.` });
  const cancel = useCommand('cancelFriendly', { onDone, done: t`Amistoso desmarcado.` });
  return {
    data: data ?? null,
    error,
    retry: () => void refetch(),
    busy: accept.busy || decline.busy || withdraw.busy || cancel.busy,
    accept: (invitationId) => void accept.run({ body: { invitationId } }),
    decline: (invitationId) => void decline.run({ body: { invitationId } }),
    withdraw: (invitationId) => void withdraw.run({ body: { invitationId } }),
    cancel: async (invitationId) => (await cancel.run({ body: { invitationId } })).ok,
  };
}

/** Sends an invitation. */
interface Inviting {
  readonly busy: boolean;
  /** Answers whether it was sent. */
  readonly invite: (wish: CallBody<'inviteToFriendly'>) => Promise<boolean>;
}

/** Invites another club. */
export function useInvite(): Inviting {
  const { t } = useLingui();
  const onDone = useKeepFriendlies();
  const { run, busy } = useCommand('inviteToFriendly', { onDone, done: t`Convite enviado.` });
  return { busy, invite: async (body) => (await run({ body })).ok };
}

/** Puts the friendlies of an answer where every screen reads them. */
function useKeepFriendlies() {
  const queryClient = useQueryClient();
  return ({ friendlies }: { readonly friendlies: FriendliesData }) => {
    queryClient.setQueryData(queryKey('friendlies'), friendlies);
    void queryClient.invalidateQueries({ queryKey: ['friendlySlots'] });
  };
}
