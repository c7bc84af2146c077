/** A handler that answers only after `release`, so that a test can look at what is shown meanwhile. */
export function heldHandler<Call, Answer>(handler: (call: Call) => Answer) {
  let release = () => {};
  const told = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    handler: async (call: Call): Promise<Awaited<Answer>> => {
      await told;
      return handler(call) as Awaited<Answer>;
    },
    release: () => release(),
  };
}
