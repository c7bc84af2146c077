import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { SheetFailed } from '../layout/sheet-failed.tsx';
import { useTypedAhead } from './use-typed-ahead.ts';

const CommandPalette = lazyPart(() => import('./command-palette.tsx'), SheetFailed);

/** Loads the palette’s code before it is opened. */
export const preparePalette = CommandPalette.prepare;

interface PaletteSheetProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** The command palette from Ctrl-K on. Keys that are typed before its field exists are kept. */
export function PaletteSheet({ onClose, onHelp }: PaletteSheetProps) {
  const [query, setQuery] = useState('');
  return (
    <Suspense fallback={<Coming onType={setQuery} onEscape={onClose} />}>
      <CommandPalette query={query} onQuery={setQuery} onClose={onClose} onHelp={onHelp} />
    </Suspense>
  );
}

interface ComingProps {
  readonly onType: (change: (query: string) => string) => void;
  readonly onEscape: () => void;
}

function Coming(props: ComingProps) {
  useTypedAhead({ ...props, isOver: false });
  return null;
}
