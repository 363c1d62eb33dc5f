/**
 * Whose an item is: somebody's alone, or that of one of a family, which takes turns with the other
 * families.
 */
export type Owner = string | { readonly family: string; readonly name: string };

type Members<Item> = Map<string, Set<Item>>;

/**
 * Items that wait for their turn, each somebody's: families take turns, and in one its members,
 * however many items one of them has. One may fill the queue as long as nobody else wants anything;
 * the others then take the place of whoever has most in it, so that nobody can keep them out.
 */
export class FairQueue<Item> {
  readonly #mayWait: number;
  /** In the order of their turns; nobody stands here without an item. */
  readonly #families = new Map<string, Members<Item>>();
  #size = 0;

  constructor(mayWait: number) {
    this.#mayWait = mayWait;
  }

  get size(): number {
    return this.#size;
  }

  /**
   * Adds an item and says which has to go for it, where all places are taken: it itself, or the
   * newest of whoever has most.
   */
  add(whose: Owner, item: Item): Item | undefined {
    const displaced = this.#size < this.#mayWait ? undefined : this.#displaceFor(whose);
    if (this.#size >= this.#mayWait) return item;
    const { family, name } = memberOf(whose);
    const members = this.#families.get(family) ?? new Map<string, Set<Item>>();
    const items = members.get(name) ?? new Set();
    this.#families.set(family, members.set(name, items.add(item)));
    this.#size += 1;
    return displaced;
  }

  /**
   * The next item of the family, and in it of the member, that has waited longest since their last
   * turn; of those that are preferred, where there are any.
   */
  take(isPreferred: (family: string) => boolean = () => true): Item | undefined {
    const families = [...this.#families];
    const [family, members] = families.find(([name]) => isPreferred(name)) ?? families[0] ?? [];
    const [name, items] = [...(members ?? [])][0] ?? [];
    if (family === undefined || !members || name === undefined || !items) return undefined;
    const [item] = items;
    this.delete({ family, name }, item as Item);
    // To the end of the turns.
    if (members.delete(name)) members.set(name, items);
    if (this.#families.delete(family)) this.#families.set(family, members);
    return item;
  }

  /** Says whether the item was waiting. */
  delete(whose: Owner, item: Item): boolean {
    const { family, name } = memberOf(whose);
    const members = this.#families.get(family);
    const items = members?.get(name);
    if (!members || !items?.delete(item)) return false;
    if (items.size === 0) members.delete(name);
    if (members.size === 0) this.#families.delete(family);
    this.#size -= 1;
    return true;
  }

  #displaceFor(whose: Owner): Item | undefined {
    const own = memberOf(whose);
    const ownMembers = this.#families.get(own.family);
    const [family, members] = longestOf(this.#families, sizeOfFamily);
    if (hasMore(sizeOfFamily(members), sizeOfFamily(ownMembers)))
      return this.#takeNewest(family, longestOf(members, sizeOf));
    const longest = ownMembers && longestOf(ownMembers, sizeOf);
    return longest && hasMore(longest[1].size, sizeOf(ownMembers.get(own.name)))
      ? this.#takeNewest(own.family, longest)
      : undefined;
  }

  #takeNewest(family: string, [name, items]: [string, Set<Item>]): Item {
    const newest = [...items].at(-1) as Item;
    this.delete({ family, name }, newest);
    return newest;
  }
}

/** One less on their side for one more on ours has to leave them with no less than us. */
function hasMore(theirs: number, ours: number): boolean {
  return theirs > ours + 1;
}

function memberOf(whose: Owner): { family: string; name: string } {
  return typeof whose === 'string' ? { family: whose, name: whose } : whose;
}

function sizeOf(items: ReadonlySet<unknown> | undefined): number {
  return items?.size ?? 0;
}

function sizeOfFamily(members: Members<unknown> | undefined): number {
  return [...(members?.values() ?? [])].reduce((sum, items) => sum + items.size, 0);
}

function longestOf<Value>(
  values: ReadonlyMap<string, Value>,
  lengthOf: (value: Value) => number,
): [string, Value] {
  return [...values].reduce((most, one) => (lengthOf(one[1]) > lengthOf(most[1]) ? one : most));
}
