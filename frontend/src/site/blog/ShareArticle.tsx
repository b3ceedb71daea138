import { notify } from '../../shared/toast/toastQueue';
import { Icon } from '../icons/Icon';
import { useHydrated } from '../useHydrated';

interface ShareArticleProps {
  readonly title: string;
  readonly path: string;
  /** The public origin of the site; null when it is unknown. */
  readonly origin: string | null;
}

/** Ways to pass an article on, without any other site; without JavaScript two links. */
export function ShareArticle({ title, path, origin }: ShareArticleProps) {
  const hydrated = useHydrated();
  const address = (origin ?? (hydrated ? location.origin : '')) + path;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`;
  return (
    <section className="share" aria-labelledby="share-title">
      <h2 id="share-title">Share this article</h2>
      <p className="share-ways">
        {hydrated ? <ShareButton title={title} address={address} /> : <AddressLink address={path} />}
        <a className="button button-secondary" href={mail}>
          <Icon name="mail" />
          E-mail
        </a>
      </p>
    </section>
  );
}

/** The share dialog of the device; where there is none, a button that copies the address. */
function ShareButton({ title, address }: { title: string; address: string }) {
  if ('share' in navigator)
    return (
      <button
        className="button button-secondary"
        type="button"
        // rejected when the visitor closes the dialog
        onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
      >
        <Icon name="outside" />
        Share
      </button>
    );
  // browsers have no clipboard on pages without https
  if (!('clipboard' in navigator)) return <AddressLink address={address} />;
  return (
    <button className="button button-secondary" type="button" onClick={() => void copy(address)}>
      <Icon name="outside" />
      Copy link
    </button>
  );
}

function AddressLink({ address }: { address: string }) {
  return (
    <a className="button button-secondary" href={address}>
      <Icon name="outside" />
      Link to this article
    </a>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify({ title: 'Link copied' });
  } catch {
    notify({ title: 'The link could not be copied', description: address, destructive: true });
  }
}
