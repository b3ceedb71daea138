import { LEAD_STATUSES, type LeadStatus } from '@contract';
import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import { Box } from '@mui/material';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useLeadActions } from '@/admin/records/leads/LeadActions';
import { needsSale } from '@/admin/ground/words/leadRules';
import { LoadingLeads } from '@/admin/records/leads/LoadingLeads';
import { BoardColumnView } from './BoardColumnView';
import { useBoard } from './useBoard';

/** Leads in columns by lead status; a card is moved with the mouse, the finger, the keyboard or its menu. */
export function LeadBoard() {
  const { columns, error, refetch } = useBoard();
  const { change, open } = useLeadActions();
  if (!columns) return error ? <QueryError error={error} onRetry={refetch} /> : <LoadingLeads />;
  function drop({ draggableId, source, destination }: DropResult) {
    const status = LEAD_STATUSES.find((candidate) => candidate === destination?.droppableId);
    const lead = columns?.flatMap(({ leads }) => leads).find(({ id }) => id === draggableId);
    if (!lead || !status || status === (source.droppableId as LeadStatus)) return;
    if (lead.leadType === 'appointment' && needsSale(lead, status)) open({ name: 'sale', lead });
    else change([lead], { leadStatus: status });
  }
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      <DragDropContext onDragEnd={drop}>
        <Box sx={boardShape}>
          {columns.map((column) => (
            <BoardColumnView key={column.status} column={column} />
          ))}
        </Box>
      </DragDropContext>
    </>
  );
}

const boardShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(5, 82vw)', md: 'repeat(5, minmax(0, 1fr))' },
  gap: 1,
  alignItems: 'start',
  overflowX: { xs: 'auto', md: 'visible' },
  scrollSnapType: 'x proximity',
  pb: 1,
};
