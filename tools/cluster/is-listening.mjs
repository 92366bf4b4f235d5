import { once } from 'node:events';
import { connect } from 'node:net';

/** @param {string} host @param {number} port @returns whether somebody listens there */
export async function isListening(host, port) {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
