import type { Actor } from './actor.ts';
import type { Parts } from './api-client.ts';
import type { Market } from './marketplace.ts';

export type Role = 'buyer' | 'seller' | 'admin';
export type Person = Actor & { role: Role };

export type Prepared = { parts: Parts; idToken?: string };

export type Recipe = (market: Market, owner: Person) => Promise<Prepared>;
