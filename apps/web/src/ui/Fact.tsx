import type { ReactNode } from 'react';

/** A row of a list of facts (`dl`): what it is, and how it is. */
export function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
