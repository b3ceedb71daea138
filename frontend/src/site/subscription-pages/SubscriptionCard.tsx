import type { ReactNode } from 'react';
import type { SubscriptionWords } from '../content/subscriptionPages';
import { Icon } from '../icons/Icon';

interface SubscriptionCardProps {
  readonly words: SubscriptionWords;
  /** The state that was asked for is reached. */
  readonly done?: boolean;
  /** What the form sends besides the address of the page. */
  readonly action?: 'return';
  readonly children?: ReactNode;
}

/** A page of a subscription: what it is about, and at most one button. It has no script; the form goes to its own address. */
export function SubscriptionCard({ words, done = false, action, children }: SubscriptionCardProps) {
  const { title, text, note, button } = words;
  const first = action === undefined;
  return (
    <section className="message-page page-width private-page subscription-page">
      <div className="private-card subscription-card">
        <span className="message-mark">
          <Icon name={done ? 'check' : 'mail'} size={36} />
        </span>
        <h1>{title}</h1>
        <p className="section-lead">{text}</p>
        {!first && <p className="subscription-note">{note}</p>}
        {button && (
          <form method="post">
            {action && <input type="hidden" name="action" value={action} />}
            <button type="submit" className={`button ${first ? 'button-primary' : 'button-secondary'}`}>
              {button}
            </button>
          </form>
        )}
        {first && <p className="subscription-note">{note}</p>}
      </div>
      {children}
    </section>
  );
}
