import { Card } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { Task } from '@/shared/api-types';
import { dividedShape } from '@/admin/ground/lists/ListContent';
import { TaskLine } from './TaskLine';

interface TaskLinesProps {
  readonly tasks: readonly Task[];
  readonly label: string;
  readonly withoutLead?: boolean;
  /** While another page or filter loads. */
  readonly isBusy?: boolean;
}

/** A list of tasks. The list gets the focus when the line with the focus leaves it. */
export function TaskLines({ tasks, label, withoutLead = false, isBusy = false }: TaskLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) list.current?.focus();
  }, [tasks]);
  return (
    <Card
      component="ul"
      ref={list}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isBusy}
      onFocus={() => (hadFocus.current = true)}
      onBlur={({ relatedTarget }) => {
        // a removed or disabled element blurs without a new target
        if (relatedTarget) hadFocus.current = false;
      }}
      sx={shape}
    >
      {tasks.map((task) => (
        <li key={task.id}>
          <TaskLine task={task} withoutLead={withoutLead} />
        </li>
      ))}
    </Card>
  );
}

const shape = {
  ...dividedShape,
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
};
