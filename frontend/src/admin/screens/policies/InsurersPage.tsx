import { Box, Button, Card, IconButton, Tooltip, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Insurer } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { dividedShape } from '@/admin/ground/lists/ListContent';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { READING_WIDTH } from '@/admin/ground/page/ReadingColumn';
import { useAllRecords } from '@/admin/ground/api/useRecord';
import { EditIcon } from '@/admin/ground/theme/icons';
import { MergeIcon } from '@/admin/ground/theme/screenIcons';
import { contentText, LINE_LABELS, policiesText, type Product } from './insurerWords';
import { InsurerDialog, MergeDialog, ProductDialog } from './InsurerDialogs';

type Open =
  | { readonly kind: 'insurer' | 'merge insurer'; readonly insurer: Insurer }
  | { readonly kind: 'product' | 'merge product'; readonly insurer: Insurer; readonly product: Product };

/** The insurers of the policies and their products, where their names are corrected and what is there twice is merged. */
export function InsurersPage() {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const query = useAllRecords('insurers');
  const { data } = query;
  return (
    <Box sx={{ maxWidth: READING_WIDTH }}>
      <PageHeading
        title="Insurers and products"
        back={{ to: '/admin/policies', label: 'All policies' }}
        subtitle="Names are corrected here for all policies, and what is there twice becomes one"
      />
      <QueryState
        of={query}
        loading="Loading the insurers"
        empty={
          <EmptyState title="No insurers yet">
            The first one is made with the first policy that is added.
          </EmptyState>
        }
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {data?.map((insurer) => (
          <InsurerCard key={insurer.id} insurer={insurer} mergeable={data.length > 1} onOpen={setOpen} />
        ))}
      </Box>
      {open?.kind === 'insurer' && <InsurerDialog insurer={open.insurer} onClose={close} />}
      {open?.kind === 'product' && <ProductDialog product={open.product} onClose={close} />}
      {open?.kind === 'merge insurer' && (
        <MergeDialog
          what={open.insurer}
          others={data?.filter(({ id }) => id !== open.insurer.id) ?? []}
          merge={(provider, id) => provider.mergeInsurer(id, open.insurer.id)}
          words={`${contentText(open.insurer)} go to the insurer that you choose. Products with one name become one.`}
          onClose={close}
        />
      )}
      {open?.kind === 'merge product' && (
        <MergeDialog
          what={open.product}
          others={likeProducts(open)}
          merge={(provider, id) => provider.mergeProduct(id, open.product.id)}
          words={`${policiesText(open.product.policies)} go to the product that you choose.`}
          onClose={close}
        />
      )}
    </Box>
  );
}

/** The other products of the insurer in the line. */
function likeProducts({ insurer, product }: { insurer: Insurer; product: Product }): Product[] {
  return insurer.products.filter(({ id, line }) => line === product.line && id !== product.id);
}

interface InsurerCardProps {
  readonly insurer: Insurer;
  /** There is another one. */
  readonly mergeable: boolean;
  readonly onOpen: (open: Open) => void;
}

function InsurerCard({ insurer, mergeable, onOpen }: InsurerCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, pb: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={id} variant="h2">
            {insurer.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {contentText(insurer)}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 1, ml: -0.75, '& > .MuiButton-root': { minWidth: 0 } }}>
          <Button size="small" color="secondary" onClick={() => onOpen({ kind: 'insurer', insurer })}>
            Rename
          </Button>
          {mergeable && (
            <Button size="small" color="secondary" onClick={() => onOpen({ kind: 'merge insurer', insurer })}>
              Merge
            </Button>
          )}
        </Box>
      </Box>
      <Box component="ul" aria-label={`Products of ${insurer.name}`} sx={dividedShape}>
        {insurer.products.map((product) => (
          <Box
            component="li"
            key={product.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.75 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{product.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {LINE_LABELS[product.line]} · {policiesText(product.policies)}
                {product.graceDays !== null && ` · ${product.graceDays} grace days`}
              </Typography>
            </Box>
            <Tooltip title="Edit">
              <IconButton
                aria-label={`Edit ${product.name}`}
                onClick={() => onOpen({ kind: 'product', insurer, product })}
              >
                <EditIcon fontSize="small" />
              </IconButton>
            </Tooltip>
            {likeProducts({ insurer, product }).length > 0 && (
              <Tooltip title="Merge">
                <IconButton
                  aria-label={`Merge ${product.name}`}
                  onClick={() => onOpen({ kind: 'merge product', insurer, product })}
                >
                  <MergeIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
