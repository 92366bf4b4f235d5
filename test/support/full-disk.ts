import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';

export type FullDisk = {
  isReal: boolean;
  fill(): Promise<void>;
  fillAndShut(): Promise<void>;
  free(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Moves a database onto a small in-memory file system, else uses {@link shamFullDisk}.
 * @param url of the database's superuser
 */
export async function moveToSmallDisk(url: string): Promise<FullDisk> {
  const server = new URL(url);
  server.pathname = '/postgres';
  const [row] = await query<{ data: string }>(server.href, `select current_setting('data_directory') as data`);
  const folder = row && mountSmallDisk(row.data);
  if (!folder) return shamFullDisk((statement) => query(url, statement));
  const name = basename(folder).toLowerCase().replaceAll('-', '_');
  const filling = join(folder, 'filling');
  await query(server.href, `create tablespace ${name} location '${folder}'`);
  await query(server.href, `alter database ${new URL(url).pathname.slice(1)} set tablespace ${name}`);
  const fill = async () => {
    try {
      for (;;) appendFileSync(filling, Buffer.alloc(4096));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  };
  return {
    isReal: true,
    fill,
    async fillAndShut() {
      for (const file of globSync(join(folder, '*/*/pg_internal.init'))) rmSync(file);
      await fill();
    },
    free: async () => rmSync(filling, { force: true }),
    async close() {
      await query(server.href, `drop tablespace ${name}`);
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** @param data a folder of the database server @returns the mount point, if allowed */
function mountSmallDisk(data: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync(data)) return undefined;
  const { uid, gid } = statSync(data);
  const folder = mkdtempSync(join(tmpdir(), 'settee-disk-'));
  const options = `size=96m,mode=0700,uid=${uid},gid=${gid}`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

/** Simulates a full disk: half of the writes fail, new files are refused. */
export function shamFullDisk(run: (statement: string) => Promise<unknown>): FullDisk {
  const fill = async () => {
    await run(`
        create schema full_disk;
        create function full_disk.refuse() returns trigger language plpgsql as $$ begin
          if random() < 0.5 then raise exception 'No space left on device' using errcode = 'disk_full'; end if;
          return null;
        end $$;
        create function full_disk.refuse_file() returns event_trigger language plpgsql as $$ begin
          raise exception 'No space left on device' using errcode = 'disk_full';
        end $$;
        do $$ declare one record; begin
          for one in select schemaname, tablename from pg_tables
            where schemaname in ('public', 'identity', 'jobs', 'sandbox_stripe') loop
            execute format('create trigger full_disk before insert on %I.%I for each statement execute function full_disk.refuse()',
              one.schemaname, one.tablename);
          end loop;
        end $$;
        create event trigger full_disk on ddl_command_start execute function full_disk.refuse_file()`);
  };
  return {
    isReal: false,
    fill,
    fillAndShut: fill,
    free: async () => void (await run('drop event trigger full_disk; drop schema full_disk cascade')),
    close: async () => undefined,
  };
}

async function query<T>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as T[];
  } finally {
    await client.end();
  }
}
