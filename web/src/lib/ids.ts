/** Owners are ids. A company or private whose certificates say the same as another owner's carries its kind (`c:H`). */

/** What stands on certificates: the id of a company or private without its kind. */
export const printed = (owner: string): string => owner.replace(/^[cp]:/, "");
