import type { MessageDescriptor } from '@lingui/core';

/** What a route says of itself. */
export interface RouteHandle {
  /** Its name in the title of the page. */
  readonly title: MessageDescriptor;
}
