// What react-admin's adapter imports from React Router. It needs no router of its own within ours, and its data router would
// be half of React Router.
export * from 'react-router-dom';

export const RouterProvider = () => null;

export function createHashRouter(): never {
  throw new Error('The console is rendered within a router');
}
