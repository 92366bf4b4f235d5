import { startEtcd } from './start-etcd.mjs';
import { asksPatroni, startPatroni } from './start-patroni.mjs';

/**
 * A node with etcd, Patroni and PostgreSQL.
 * @param {import('./open-cluster.mjs').Place} place
 */
export function createDatabaseNode(place) {
  const { node } = place;
  return {
    name: node.name,
    address: node.address,
    /** Starts what does not run there. It waits for most of the other nodes. */
    async start() {
      const isThere = await fetch(`http://${node.address}:2379/version`).catch(() => undefined);
      if (!isThere) await startEtcd(place);
      await startPatroni(place);
    },
    /** Ends PostgreSQL and Patroni at once, like a crash. */
    crash: () => node.signal('SIGKILL', 'postgres', 'patroni'),
    /** Stops Patroni alone, so that PostgreSQL is not told that it is no longer the primary. */
    freezePatroni: () => node.signal('SIGSTOP', 'patroni'),
    thawPatroni: () => node.signal('SIGCONT', 'patroni'),
    /** Ends everything at once, like a power cut. */
    powerOff: () => node.signal('SIGKILL'),
    cut: node.cut,
    heal: node.heal,
    block: node.block,
    unblock: node.unblock,
    /** @param {'primary' | 'replica' | 'sync' | 'health'} what */
    is: (what) => asksPatroni(node, what).catch(() => false),
  };
}
