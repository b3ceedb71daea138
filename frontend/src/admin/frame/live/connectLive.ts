/** Delay before reconnecting, in milliseconds (spec §9). */
export const RECONNECT_DELAY = 3000;

export interface LiveHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (text: unknown) => void;
  readonly onClose: () => void;
}

export interface LiveConnection {
  readonly stop: () => void;
  /** Opens a new connection at once; the current one may be dead without a close event. */
  readonly reconnect: () => void;
}

/** WebSocket URL: wss on an https page, else ws (spec §7). */
export function liveUrl({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
}

/** Opens a connection and reconnects after each close, until stopped. */
export function connectLive(url: string, { onOpen, onMessage, onClose }: LiveHandlers): LiveConnection {
  let socket: WebSocket;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    socket = new WebSocket(url);
    socket.onopen = onOpen;
    socket.onmessage = (event) => onMessage(event.data);
    socket.onerror = () => console.info('The live channel has an error; it will be opened again.');
    socket.onclose = () => {
      onClose();
      retry = setTimeout(connect, RECONNECT_DELAY);
    };
  }

  function disconnect() {
    clearTimeout(retry);
    const left = socket;
    left.onclose = null;
    left.onmessage = null;
    // closing a socket before it is open logs a browser error
    if (left.readyState === WebSocket.CONNECTING) left.onopen = () => left.close();
    else left.close();
  }

  connect();
  return {
    stop: disconnect,
    reconnect() {
      disconnect();
      connect();
    },
  };
}
