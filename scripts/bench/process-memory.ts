import { readFileSync } from 'node:fs';

/** Kibibytes in what we call a megabyte here. */
const KIB_PER_MIB = 1_024;

/** Resident memory of a process, now or at its highest, in MiB; 0 if it is gone. Linux only. */
export function memoryOf(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  return Number(new RegExp(`^${which}:\\s+(\\d+)`, 'm').exec(statusOf(pid))?.[1] ?? 0) / KIB_PER_MIB;
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
