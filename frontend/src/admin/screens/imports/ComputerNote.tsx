import { EmptyState } from '@/admin/ground/page/EmptyState';

/** Shown on a phone instead of what needs a wide screen. */
export const ComputerNote = ({ title }: { title: string }) => (
  <EmptyState title={title}>
    Matching columns and comparing rows needs a wide screen. Here you can watch an import, read what it did
    and undo it.
  </EmptyState>
);
