/** Milliseconds that the server has for an answer. */
const ANSWER = 10_000;

/** Ends all sessions of the user at the server. Rejects where the server did not confirm it. R-IDN-19 */
export async function endAllSessions(): Promise<void> {
  const response = await fetch('/api/auth/revoke-sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(ANSWER),
  }).catch(() => undefined);
  if (response?.ok !== true) throw Object.assign(new Error('the sessions go on'), { code: 'network/unreachable' });
}
