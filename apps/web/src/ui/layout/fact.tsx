import type { ReactNode } from 'react';

interface FactProps {
  readonly label: ReactNode;
  /** A line in small type below the value. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A label and its value in a list of facts (`dl`). */
export function Fact({ label, note, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
