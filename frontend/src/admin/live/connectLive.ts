/** How long after the channel closed it is opened again, in milliseconds (spec §9). */
export const RECONNECT_DELAY = 3000;

export interface LiveHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (text: unknown) => void;
  readonly onClose: () => void;
}

/** The channel's address: wss where the page came over https, else ws (spec §7). */
export function liveAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
}

/** Keeps a channel open until the returned function is called. */
export function connectLive(address: string, { onOpen, onMessage, onClose }: LiveHandlers): () => void {
  let socket: WebSocket;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function connect() {
    socket = new WebSocket(address);
    socket.onopen = onOpen;
    socket.onmessage = (event) => onMessage(event.data);
    socket.onerror = () => console.info('The live channel has an error; it will be opened again.');
    socket.onclose = () => {
      if (stopped) return;
      onClose();
      retry = setTimeout(connect, RECONNECT_DELAY);
    };
  }

  connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    // a socket that never opened complains in the browser's log when it is closed
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  };
}
