import type { Handlers } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { readAnyListing, readEveryListing } from './read-every-listing.ts';
import { readPerson } from './read-person.ts';

type ModerationCalls = Pick<Handlers, 'listEveryListing' | 'getEveryListing' | 'getPerson'>;

/** The calls by which admins look at any listing and any person. */
export const moderationHandlers = (services: Services): ModerationCalls => ({
  listEveryListing: ({ query }) => readEveryListing(services, query),
  getEveryListing: ({ params }) => readAnyListing(services, params.id),
  getPerson: ({ params }) => readPerson(services, params.id),
});
