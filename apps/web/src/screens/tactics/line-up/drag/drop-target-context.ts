import { createContext, useContext } from 'react';

/** What a dragged player is over: a place’s id, 'outside', or nothing. */
export const DropTargetContext = createContext<string | null>(null);

/** Whether a dragged player is over that target. */
export function useIsDropTarget(target: string): boolean {
  return useContext(DropTargetContext) === target;
}
