declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly {
      readonly name: string;
      readonly configs: readonly string[];
    }[];
  }

  /** The parts of the package that tests use; it brings no types of its own. */
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
