import type { Duplex } from 'node:stream';
import pg from 'pg';

/**
 * Reads what comes over a socket, the plain one or the encrypted one over it; pg does not document
 * it.
 */
interface Reader {
  attachListeners(stream: Duplex): void;
}

type OnConnected = (error: Error | null, client?: pg.Client) => void;

/**
 * A client that takes bytes which no PostgreSQL server sends, such as those of another program or
 * of a broken network, for the end of its connection. pg throws where it cannot read them, among
 * the events of the socket, where nobody can catch it.
 */
export class PostgresClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const reader = this.connection as pg.Connection & Reader;
    const attach = reader.attachListeners.bind(reader);
    reader.attachListeners = (stream) => {
      attach(stream);
      for (const read of stream.listeners('data') as ((chunk: Buffer) => void)[])
        stream.off('data', read).on('data', (chunk: Buffer) => endAtNonsense(stream, read, chunk));
    };
  }

  override connect(): Promise<PostgresClient>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<PostgresClient> | void {
    if (!callback) return super.connect() as Promise<PostgresClient>;
    // pg leaves one that could not begin to the server, which may wait a minute before it closes
    // it.
    super.connect((error: Error | null) => {
      if (error) this.connection.stream.destroy();
      callback(error, this);
    });
  }
}

function endAtNonsense(stream: Duplex, read: (chunk: Buffer) => void, chunk: Buffer): void {
  // What follows what could not be read would be read wrongly.
  if (stream.destroyed) return;
  try {
    read(chunk);
  } catch (cause) {
    stream.destroy(new Error('Connection terminated by an answer that cannot be read', { cause }));
  }
}
