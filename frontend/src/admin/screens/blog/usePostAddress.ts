import { useSearchParams } from 'react-router-dom';

/** What the address opens besides the list: `?new=post` a new post, `?edit=ID` a post. */
export function usePostAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = (replace: boolean, name?: string, value = '') =>
    setParameters(
      (current) => {
        current.delete('new');
        current.delete('edit');
        if (name) current.set(name, value);
        return current;
      },
      { replace },
    );
  const edited = parameters.get('edit');
  return {
    isOpen: edited !== null || parameters.get('new') === 'post',
    /** Null for a new post. */
    postId: edited,
    create: () => change(false, 'new', 'post'),
    edit: (id: string) => change(false, 'edit', id),
    /** The new post has got an id. */
    created: (id: string) => change(true, 'edit', id),
    close: () => change(true),
  };
}
