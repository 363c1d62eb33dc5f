import type { ThreadStop } from '../thread.ts';

/** Stops that many threads have. */
export const anyMeal: ThreadStop = { role: ['meal'] };
export const lunch: ThreadStop = { role: ['meal'], arrive: [11, 15.5] };
export const dinner: ThreadStop = { role: ['meal'], arrive: [16.75, 23] };
export const coffee: ThreadStop = { kind: ['cafe', 'tea_house'] };
export const sweet: ThreadStop = { kind: ['ice_cream', 'dessert', 'chocolate_shop', 'bakery'] };
export const drink: ThreadStop = { role: ['drink'] };
export const nightcap: ThreadStop = { role: ['drink'], arrive: [20, 27] };
export const music: ThreadStop = { kind: ['jazz_club', 'music_venue'] };
export const stroll: ThreadStop = { role: ['stroll'] };
export const green: ThreadStop = { kind: ['park', 'garden'] };
export const water: ThreadStop = { tag: ['waterfront', 'ocean', 'lakes', 'rivers', 'beach'], role: ['stroll'] };
