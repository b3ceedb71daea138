import { useSearchParams } from 'react-router-dom';

/** Whether the address asks for a new record of that name (`?new=booking`); `done` removes it from the address. */
export function useNewParameter(name: string): { readonly wanted: boolean; readonly done: () => void } {
  const [parameters, setParameters] = useSearchParams();
  return {
    wanted: parameters.get('new') === name,
    done: () =>
      setParameters(
        (current) => {
          current.delete('new');
          return current;
        },
        { replace: true },
      ),
  };
}
