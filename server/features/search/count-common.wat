;; How many numbers a set has in common with each of others: JavaScript has no instruction that counts bits, and a hundred
;; sets of a million numbers are three million words. After a change:
;;   npx wat2wasm server/features/search/count-common.wat -o server/features/search/count-common.wasm
(module
  (memory (export "memory") 1)

  ;; All sets take `bytes` bytes, a multiple of 32, and the others lie one behind the other.
  ;; The counts are written one behind the other, 32 bits each.
  (func (export "countCommon")
    (param $first i32) (param $other i32) (param $others i32) (param $bytes i32) (param $counts i32)
    (local $set i32) (local $end i32) (local $count i64)
    (loop $each
      (if (i32.eqz (local.get $others)) (then (return)))
      (local.set $set (local.get $first))
      (local.set $end (i32.add (local.get $first) (local.get $bytes)))
      (local.set $count (i64.const 0))
      (loop $words
        (local.set $count
          (i64.add (local.get $count)
            (i64.add
              (i64.add
                (i64.popcnt (i64.and (i64.load (local.get $set)) (i64.load (local.get $other))))
                (i64.popcnt (i64.and (i64.load offset=8 (local.get $set)) (i64.load offset=8 (local.get $other)))))
              (i64.add
                (i64.popcnt (i64.and (i64.load offset=16 (local.get $set)) (i64.load offset=16 (local.get $other))))
                (i64.popcnt (i64.and (i64.load offset=24 (local.get $set)) (i64.load offset=24 (local.get $other))))))))
        (local.set $set (i32.add (local.get $set) (i32.const 32)))
        (local.set $other (i32.add (local.get $other) (i32.const 32)))
        (br_if $words (i32.lt_u (local.get $set) (local.get $end))))
      (i32.store (local.get $counts) (i32.wrap_i64 (local.get $count)))
      (local.set $counts (i32.add (local.get $counts) (i32.const 4)))
      (local.set $others (i32.sub (local.get $others) (i32.const 1)))
      (br $each))))
