/** The configured address is not an address of this machine, or the port is not allowed. */
export class CannotListen extends Error {}
