import { Icon } from './icon.tsx';
import { BareSelect } from './select.tsx';
import { WORDS } from './words-copy.ts';

type PaginationProps = {
  /** The first page is 1. */
  page: number;
  pageSize: number;
  /** Undefined while it is still being counted. */
  total: number | undefined;
  onPage: (page: number) => void;
  onPageSize?: (pageSize: number) => void;
  pageSizes?: readonly number[];
  formatCount?: (count: number) => string;
};

const USUAL_SIZES = [25, 50, 100];

/** Rows for each page, what is shown of how many, one page back or on. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPage, onPageSize, pageSizes = USUAL_SIZES, formatCount = String } = props;
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].sort((a, b) => a - b);

  return (
    <>
      {onPageSize && (
        <span className="row">
          {WORDS.rows}
          <BareSelect
            kind="quiet"
            size="small"
            aria-label={WORDS.rowsPerPage}
            value={pageSize}
            options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(event) => onPageSize(Number(event.target.value))}
          />
        </span>
      )}
      <nav className="pagination" aria-label={WORDS.pages}>
        <span className="num">{rangeWords({ page, pageSize, total, formatCount })}</span>
        <PageButton label={WORDS.previousPage} icon="left" off={page <= 1} onPress={() => onPage(page - 1)} />
        <PageButton
          label={WORDS.nextPage}
          icon="right"
          off={page >= lastPage}
          onPress={() => onPage(page + 1)}
        />
      </nav>
    </>
  );
}

type Range = Required<Pick<PaginationProps, 'page' | 'pageSize' | 'formatCount'>> & {
  total: number | undefined;
};

function rangeWords({ page, pageSize, total, formatCount }: Range): string {
  if (total === 0) return WORDS.noRows;
  const from = (page - 1) * pageSize + 1;
  const to = total === undefined ? page * pageSize : Math.min(page * pageSize, total);
  // A page past the end happens when rows went away while somebody was reading.
  if (total !== undefined && from > total) return WORDS.range('0', '0', formatCount(total));
  return WORDS.range(formatCount(from), formatCount(to), total === undefined ? '…' : formatCount(total));
}

type PageButtonProps = { label: string; icon: 'left' | 'right'; off: boolean; onPress: () => void };

/** Stays focusable when it cannot be pressed: losing the focus at the last page strands a keyboard. */
function PageButton({ label, icon, off, onPress }: PageButtonProps) {
  return (
    <button
      type="button"
      className="button"
      data-kind="secondary"
      data-size="small"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <Icon name={icon} size="small" />
    </button>
  );
}
